"""Clans, by Leo Colovini (2002): gather huts into villages and hide which clan is yours."""
