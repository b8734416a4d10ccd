"""Campaigns against a running server: killing it again and again, and loading it. Loopback only, bounded."""
