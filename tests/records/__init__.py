"""Whole games that show something rare."""
