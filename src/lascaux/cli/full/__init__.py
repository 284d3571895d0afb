"""The full-screen table of the terminal."""
