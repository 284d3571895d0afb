"""Fluent files taken apart: which messages there are and which arguments each takes."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from lascaux.table.words import sources


class Parts(Visitor):
    """The variables of a pattern and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def generic_visit(self, node: fluent.BaseNode) -> None:
        if isinstance(node, fluent.VariableReference):
            self.variables.add(node.id.name)
        if isinstance(node, fluent.MessageReference):
            attribute = f".{node.attribute.name}" if node.attribute else ""
            self.messages.add(node.id.name + attribute)
        super().generic_visit(node)


def entries_of(language: str) -> Iterator[tuple[str, fluent.EntryType]]:
    """Every entry of every file, with the package it stands in."""
    for package, text in sources(language):
        for entry in FluentParser().parse(text).body:
            yield package, entry


def messages_of(language: str) -> dict[str, Parts]:
    """All keys of a language, attributes included, with what they refer to."""
    messages: dict[str, Parts] = {}
    for _, entry in entries_of(language):
        if isinstance(entry, fluent.Message):
            if entry.value is not None:
                messages[entry.id.name] = _parts_of(entry.value)
            for attribute in entry.attributes:
                messages[f"{entry.id.name}.{attribute.id.name}"] = _parts_of(attribute.value)
    return messages


def arguments_of(messages: dict[str, Parts], key: str) -> set[str]:
    """The arguments a message takes, those of the messages it refers to included."""
    arguments = set(messages[key].variables)
    for other in messages[key].messages:
        arguments |= arguments_of(messages, other)
    return arguments


def _parts_of(pattern: fluent.Pattern) -> Parts:
    parts = Parts()
    parts.visit(pattern)
    return parts
