"""Táin in a terminal."""
