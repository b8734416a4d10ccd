"""A line between a browser and the server that can be cut without either of them being told."""

import contextlib
import socket
import threading


class CutLine:
    """A TCP proxy of our own. Cut, it swallows what comes from both sides: no byte, no end, no error gets through."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._door.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._cut = threading.Event()
        self._held: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """From now on nothing gets through, in either direction, on any connection."""
        self._cut.set()

    def mend(self) -> None:
        """New connections get through; those that were cut stay dead."""
        self._cut.clear()

    def close(self) -> None:
        """Let go of everything."""
        for each in (self._door, *self._held):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                self._held.append(near)
                if self._cut.is_set():
                    continue  # it is taken and never answered
                far = socket.create_connection(("127.0.0.1", self._target))
                self._held.append(far)
                dead = threading.Event()
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other, dead), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket, dead: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65_536):
                if self._cut.is_set() or dead.is_set():
                    dead.set()
                    continue
                other.sendall(data)
        if not self._cut.is_set() and not dead.is_set():
            for each in (one, other):
                with contextlib.suppress(OSError):
                    each.shutdown(socket.SHUT_RDWR)
