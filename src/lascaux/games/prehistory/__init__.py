"""Prehistory, with characters, additional tiles and marauders: five years of four seasons."""
