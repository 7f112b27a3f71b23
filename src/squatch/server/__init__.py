"""The server: HTTP, sockets and storage around `squatch.tables`.

It is thin: it decides nothing about games.
"""

from squatch.server.addresses import Addresses
from squatch.server.errors import DatabaseUnusable, PortInUse, SettingsError
from squatch.server.serve import serve
from squatch.server.settings import Settings, load_settings

__all__ = [
    "Addresses",
    "DatabaseUnusable",
    "PortInUse",
    "Settings",
    "SettingsError",
    "load_settings",
    "serve",
]
