"""The command `lascaux`: Ctrl-C ends it without a traceback, also while the library is still being read."""

from __future__ import annotations

import sys

INTERRUPTED = 130


def main() -> None:
    """Read the library, then run the command."""
    try:
        from lascaux.cli.main import main as run
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    run()


if __name__ == "__main__":  # `lascaux simulate` spawns processes, each of which reads this file again
    main()
