"""Matches between bots, and how fast everything is."""
