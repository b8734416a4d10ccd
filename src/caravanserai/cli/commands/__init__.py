"""The commands. A new one is a module here with `register(commands)` and its name in `COMMANDS` of `main`."""
