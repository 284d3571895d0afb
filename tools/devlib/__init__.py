"""What the `dev` script does, with the standard library only."""
