"""`python -m squatch` is `squatch`."""

import sys

from squatch.cli import main

sys.exit(main())
