"""The program as if the next version had changed the messages."""

import sys

from caravanserai import cli
from caravanserai.server import sockets

sockets.WIRE_VERSION += 1

if __name__ == "__main__":
    sys.exit(cli.main())
