"""A server in a process of its own, to be asked, watched and killed."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

from server_postgres import address

START_SECONDS: Final = 300.0


class Running:
    """One server process on a folder. It may be killed and started again on the same port."""

    program: tuple[str, ...] = ("-m", "caravanserai.cli")

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder: Final = folder
        url = "" if "--store" in options else address(folder)
        self._options: Final = (*options, "--store", url) if url else options
        self._process: subprocess.Popen[str] | None = None
        self.address = ""
        self.port = 0

    def __enter__(self) -> "Running":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, *self.program, "serve", "--port", str(self.port)),
                    *("--data", str(self.folder), "--network", "127.0.0.2", *self._options),
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                stdin=subprocess.DEVNULL,
                text=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.address = line.split()[-1].rstrip("/") if "http" in line else ""
        if not self.address:
            raise RuntimeError(f"the server did not start; see {self.folder / 'server.log'}")
        self.port = int(self.address.rsplit(":", 1)[1])
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                if self.get("/healthz")[0] == 200:
                    return
            time.sleep(0.02)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """End it as a power cut would: at once, without a word."""
        self._end(signal.SIGKILL)

    def ask_to_stop(self) -> None:
        """Ask it to end, and do not wait."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()

    def memory(self) -> int:
        """Bytes of memory the process holds."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS:"))

    def processor_seconds(self) -> float:
        """Processor time the process has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def pin(self, core: int) -> None:
        """Let all threads of the process run on this core only."""
        for task in Path(f"/proc/{self.pid}/task").iterdir():
            os.sched_setaffinity(int(task.name), {core})

    # --- HTTP --------------------------------------------------------------------------------------------------

    def get(self, path: str, token: str = "") -> tuple[int, Any]:
        """GET: status and decoded answer."""
        return self.ask("GET", path, None, token)

    def post(self, path: str, body: object = None, token: str = "") -> tuple[int, Any]:
        """POST: status and decoded answer."""
        return self.ask("POST", path, body, token)

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, Any]:
        """Any call: status and decoded answer."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        data = None
        if body is not None:
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            headers["content-type"] = "application/json"
        request = urllib.request.Request(f"{self.address}{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, _decoded(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return error.code, _decoded(error.read())


def _decoded(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError:
        return data.decode("utf-8", "replace")
