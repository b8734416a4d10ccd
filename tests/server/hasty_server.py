"""The program with a server that has little patience: what takes it half a minute takes this one a second."""

import sys

from caravanserai import cli
from caravanserai.server import connections, serve, sockets

connections.HEAD_SECONDS = 1.0
connections.BODY_SECONDS = 1.0
connections.STALL_SECONDS = 1.0
connections.END_SECONDS = 1.0
connections.BYTES = (50_000.0, 400_000.0)
connections.FRAMES = (1000.0, 2000.0)
sockets.MESSAGES = (500.0, 1000.0)
sockets.GOODBYE_SECONDS = 0.2
sockets.BEAT_SECONDS = 1.0
serve.PING_SECONDS = 1.0

if __name__ == "__main__":
    sys.exit(cli.main())
