"""Interfaces for programs that learn: PettingZoo, OpenSpiel, a vectorised stepper and data sets."""
