"""Tests of what bots know about The First Sparks."""
