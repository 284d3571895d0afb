"""Tests of what bots know about Táin."""
