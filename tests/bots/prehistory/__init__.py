"""Tests of what bots know about Prehistory."""
