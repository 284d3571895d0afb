"""What can go wrong while setting up, each said in one sentence that tells what to do."""

from __future__ import annotations

import errno

_NETWORK_SIGNS = (
    "name resolution",
    "name or service not known",
    "nodename nor servname",
    "network is unreachable",
    "newconnectionerror",
    "failed to establish a new connection",
    "connecttimeouterror",
    "readtimeouterror",
    "max retries exceeded",
    "connection broken",
    "proxyerror",
    "enotfound",
    "eai_again",
    "econnrefused",
    "econnreset",
    "etimedout",
    "enetunreach",
)
_DISK_SIGNS = ("no space left on device", "enospc", "disk quota exceeded", "edquot")

DISK_FULL = "The disk is full: free about 1 GB and run this again"
NO_NETWORK = "The package registry cannot be reached: connect to the network and run this again"


class Trouble(Exception):
    """A set-up step cannot go on; the message is one sentence that says what to do."""


def sentence_for_output(output: str) -> str | None:
    """Recognise a full disk or a missing network in what a tool printed."""
    text = output.lower()
    if any(sign in text for sign in _DISK_SIGNS):
        return DISK_FULL
    if any(sign in text for sign in _NETWORK_SIGNS):
        return NO_NETWORK
    return None


def sentence_for_error(error: OSError) -> str:
    """Say what to do about an error of the operating system."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return f"{DISK_FULL}."
    what = error.strerror or "the operating system refused"
    where = f"{error.filename}: " if error.filename else ""
    return f"{where}{what}: check that you may write to this folder and run this again."
