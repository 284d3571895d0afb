"""What all tests share."""

from __future__ import annotations

from lascaux.kernel import play


def pytest_report_header() -> str:
    """Say which engine these tests run on."""
    return f"lascaux: {'interpreted' if play.__file__.endswith('.py') else 'compiled'}"
