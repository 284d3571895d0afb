"""Bots: they play by the rules, know no more than their seat, and choose well."""
