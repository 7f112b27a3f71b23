"""Sentences: Fluent catalogues, how a message of theirs becomes text, and the games' guides.

A catalogue is one file a language: `words/en.ftl` for the product, `words/cli.en.ftl` for the
command line, `words/errors.en.ftl` for what tables and server refuse, `games/<game>/words/en.ftl`
for each game. Nobody else writes sentences for people.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from squatch.core.errors import Message, SquatchError
from squatch.core.game import SEAT

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from squatch.core.game import Game

SEVERAL = "[]"  # behind a sort of things: several of them, separated by spaces (`Game.parameters`)

ENGLISH = "en"
"""The language every catalogue has."""


class UnknownLanguage(SquatchError):
    """A catalogue is not there in this language."""


@dataclass(frozen=True)
class Catalogue:
    """Where the files of a catalogue lie: `<folder>/<prefix><language>.ftl`."""

    folder: Path
    prefix: str = ""

    def languages(self) -> list[str]:
        """The languages it is there in, sorted."""
        ends = (path.name.removesuffix(".ftl") for path in self.folder.glob(f"{self.prefix}*.ftl"))
        return sorted(end[len(self.prefix) :] for end in ends if "." not in end[len(self.prefix) :])

    def source(self, language: str) -> str:
        """The Fluent text in a language. Raises UnknownLanguage.

        >>> PRODUCT.source("en").startswith("#")
        True
        """
        if language not in self.languages():
            raise UnknownLanguage(
                f"there are no words in '{language}'; there are: {', '.join(self.languages())}"
            )
        return (self.folder / f"{self.prefix}{language}.ftl").read_text(encoding="utf-8")


PRODUCT = Catalogue(Path(__file__).parent / "words")
COMMAND_LINE = Catalogue(Path(__file__).parent / "words", "cli.")
ERRORS = Catalogue(Path(__file__).parent / "words", "errors.")


def catalogue_of(game: Game) -> Catalogue:
    """The catalogue of a game: its folder `words`."""
    return Catalogue(_folder_of(game) / "words")


def guide_of(game: Game) -> str | None:
    """How to play a game, in Markdown; None where it has no guide."""
    guide = _folder_of(game) / f"guide.{ENGLISH}.md"
    return guide.read_text(encoding="utf-8") if guide.is_file() else None


def _folder_of(game: Game) -> Path:
    """Where the files of a game lie: beside the module that defines its class."""
    return Path(sys.modules[type(game).__module__].__file__ or "").parent


class Words:
    """The messages of some catalogues in one language; in case of doubt the later catalogue wins.

    Raises UnknownLanguage when a catalogue is not there in the language.
    """

    def __init__(self, language: str, *catalogues: Catalogue) -> None:
        self.language = language
        self._sources = [catalogue.source(language) for catalogue in catalogues]

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Imported late: it costs more than everything else that `squatch --help` does.
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        bundle = FluentBundle([self.language], use_isolating=False)
        for source in self._sources:
            bundle.add_resource(FluentResource(source), allow_overrides=True)
        return bundle

    def format(self, message_id: str, /, **params: str | float) -> str:
        """The text of a message. Raises LookupError for an unknown message or a missing parameter.

        >>> Words("en", PRODUCT).format("home-join-game", name="Ada", game="Squatch")
        'Join Ada at Squatch'
        """
        if not self._bundle.has_message(message_id):
            raise LookupError(f"no message '{message_id}' in the {self.language} catalogues")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise LookupError(f"message '{message_id}' has no text of its own")
        text, problems = self._bundle.format_pattern(pattern, params)
        if problems:
            raise LookupError(f"message '{message_id}': {problems[0]}")
        return str(text)

    def text(self, message: Message) -> str:
        """The text of a message value."""
        return self.format(message.id, **message.params)

    def named(
        self,
        message: Message,
        parameters: Mapping[str, str],
        players: Sequence[str],
        name_of: Callable[[str, int | str], str] | None = None,
    ) -> str:
        """The text of a game's message, with names in place of seat numbers and ids.

        `parameters` are the game's (`Game.parameters`). `name_of` gives the name of a thing of a
        sort; without it the name is the message `<sort>-<id>`.
        """
        called = name_of or self._catalogued
        params: dict[str, str | int] = {}
        for name, value in message.params.items():
            sort = parameters.get(name)
            if sort is None:
                params[name] = value
            elif sort == SEAT:
                params[name] = players[int(value)]
            elif sort.endswith(SEVERAL):
                one = sort.removesuffix(SEVERAL)
                params[name] = self.listed([called(one, each) for each in str(value).split()])
            else:
                params[name] = called(sort, value)
        return self.text(Message(message.id, params))

    def _catalogued(self, sort: str, value: int | str) -> str:
        return self.format(f"{sort}-{value}")

    def listed(self, names: Sequence[str]) -> str:
        """A list of names as people say it: Big, 2 × Tiny and Medium."""
        said = [self._counted(name, names.count(name)) for name in dict.fromkeys(names)]
        if not said:
            return self.format("list-none")
        if len(said) == 1:
            return said[0]
        text = self.format("list-two", first=said[-2], last=said[-1])
        for one in reversed(said[:-2]):
            text = self.format("list-more", first=one, rest=text)
        return text

    def _counted(self, name: str, number: int) -> str:
        return name if number == 1 else self.format("list-several", count=number, card=name)
