"""The command line: `lascaux play`, `lascaux simulate` and the rest; docs/cli.md describes them."""
