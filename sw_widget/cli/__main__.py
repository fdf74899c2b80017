"""`python -m sw_widget.cli` does what `sw-widget` does."""

import sys

from sw_widget.cli import main

if __name__ == "__main__":
    sys.exit(main())
