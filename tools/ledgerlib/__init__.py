"""The rule ledger: which code and which tests stand behind each paragraph of a rulebook."""
