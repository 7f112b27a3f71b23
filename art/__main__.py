"""`python -m art`: writes every picture of the front end."""

import sys
from pathlib import Path

from art.sprites import write

if __name__ == "__main__":
    changed = write(Path(__file__).parent.parent)
    sys.stdout.write("".join(f"drew {path}\n" for path in changed) or "every picture is as drawn\n")
