"""Lets `python -m lascaux` stand for the command `lascaux`."""

from lascaux.cli.main import main

if __name__ == "__main__":
    main()
