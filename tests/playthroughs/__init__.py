"""Whole games in text, compared to the letter."""
