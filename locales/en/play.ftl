### Playing in the terminal.
