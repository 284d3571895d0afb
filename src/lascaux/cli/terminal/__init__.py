"""The table in the terminal: who sits at it, what is shown, and what may be typed."""
