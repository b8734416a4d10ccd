"""`python -m caravanserai.cli` is `serai`."""

import sys

from caravanserai.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
