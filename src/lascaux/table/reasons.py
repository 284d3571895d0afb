"""Why the system refused a file, in our words: its own are in its own language."""

from __future__ import annotations

import errno
from typing import Final

_REASONS: Final = {
    errno.ENOENT: "there is no such file or folder",
    errno.ENOTDIR: "there is no such file or folder",
    errno.EACCES: "it is not allowed",
    errno.EPERM: "it is not allowed",
    errno.EROFS: "it is not allowed",
    errno.EISDIR: "it is a folder",
    errno.EEXIST: "it is a file",
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "the disk is full",
    errno.ENAMETOOLONG: "no file can have this name",
}


def reason_of(error: OSError) -> str:
    """What follows a colon in a refusal, without a full stop."""
    return _REASONS.get(error.errno or 0, f"the system refuses it (error {error.errno or '?'})")
