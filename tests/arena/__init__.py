"""Matches, statistics and speed."""
