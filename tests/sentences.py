"""What a catalogue holds: its messages, and the parameters of each."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def parameters_of(*texts: str) -> dict[str, set[str]]:
    """Every message of some catalogues, and its parameters."""
    found = {}
    for text in texts:
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found
