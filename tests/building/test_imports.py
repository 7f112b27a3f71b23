from pathlib import Path

import pytest

from building.imports import reached

PROGRAM = {
    "den/__init__.py": "",
    "den/bear.py": "import json\nfrom den.cave import DEPTH\n",
    "den/cave.py": "from den import rock, nothing_of_this_name\n",
    "den/rock/__init__.py": "from . import moss\n",
    "den/rock/moss.py": "from ..bear import SOUND\nimport den.lonely.part\n",
    "den/lonely.py": "raise SystemExit\n",
    "den/other.py": "",
}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    for name, text in PROGRAM.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path / "den"


def test_all_ways_to_import_are_followed(package: Path) -> None:
    found = reached([package / "bear.py"], package)
    names = [path.relative_to(package).as_posix() for path in found]
    assert names == ["bear.py", "cave.py", "rock/__init__.py", "rock/moss.py"]


def test_a_module_that_imports_nothing_stands_alone(package: Path) -> None:
    assert reached([package / "other.py"], package) == [package / "other.py"]
