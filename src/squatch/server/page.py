"""The page: the built front end, held in memory, or a plain word where it has not been built.

Only files that were there at the start are served, so no path leads anywhere else.
"""

from __future__ import annotations

import gzip
import html
import mimetypes
from pathlib import Path
from typing import NamedTuple

from squatch.core.errors import Message
from squatch.server.sentences import Sentences

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
HASHED = "assets/"  # names in here change with their content
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TEXTS = ("text/", "application/javascript", "application/json", "image/svg+xml")


class File(NamedTuple):
    """A file as it is sent; `packed` is its gzip form where that is smaller."""

    content: bytes
    packed: bytes | None
    media_type: str
    caching: str


class Page:
    """The files of the front end by their path, without the leading slash."""

    def __init__(self, sentences: Sentences, folder: Path = STATIC) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        if INDEX not in self._files:
            self._files[INDEX] = _plain(_not_built(sentences))

    def find(self, path: str) -> File | None:
        """The file at a path; the page itself for addresses that the page knows how to show."""
        file = self._files.get(path or INDEX)
        if file is not None:
            return file
        looks_like_file = path.startswith(HASHED) or "." in path.rpartition("/")[2]
        return None if looks_like_file else self._files[INDEX]


def _read(path: Path, folder: Path) -> File:
    content = path.read_bytes()
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(content, mtime=0) if media_type.startswith(TEXTS) else content
    hashed = path.relative_to(folder).as_posix().startswith(HASHED)
    return File(
        content,
        packed if len(packed) < len(content) else None,
        media_type,
        FOREVER if hashed else ASK_AGAIN,
    )


def _not_built(sentences: Sentences) -> str:
    title = html.escape(sentences.text(Message("server-page-missing-title")))
    text = html.escape(sentences.text(Message("server-page-missing")))
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>"
    )


def _plain(text: str) -> File:
    return File(text.encode(), None, "text/html", ASK_AGAIN)
