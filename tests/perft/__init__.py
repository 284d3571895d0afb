"""Counts of the lines of play."""
