"""Tests of what bots know about Stone Age."""
