"""Mail for hosts who have a mail server: one plain text at a time, with a way to stop them all in one click (RFC 8058)."""

import re
import smtplib
import ssl
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from caravanserai.server.security import is_loopback

SECONDS: Final = 20.0
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
LONGEST: Final = 254


PLAIN: Final = policy.SMTP.clone(max_line_length=900, cte_type="7bit")
"""Lines long enough for an address: a link that is cut or encoded leads nowhere."""


class BadPost(ValueError):
    """What was given is no mail server."""


class Post(NamedTuple):
    """A mail server, and in whose name it is given mail."""

    host: str
    port: int
    sender: str
    at_once: bool
    """Whether the line is secret from its first byte (smtps)."""
    user: str = ""
    password: str = ""

    @property
    def near(self) -> bool:
        """Whether it is on this machine, so that nobody listens on the way."""
        return self.host == "localhost" or is_loopback(self.host)


class Letter(NamedTuple):
    """What is sent. `stop` is the address that stops all of them; "": none, it was asked for."""

    to: str
    subject: str
    text: str
    stop: str = ""


def is_address(text: str) -> bool:
    """Whether it looks like an address of mail, of one person and no more."""
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


def post_of(url: str) -> Post:
    """The mail server of `smtp://user:password@host:587?from=address` (`smtps` for a line that is secret from the start)."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadPost(str(error)) from error
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not is_address(sender):
        raise BadPost("smtp://user:password@host:587?from=address")
    secret = parts.scheme == "smtps"
    return Post(
        parts.hostname,
        port or (465 if secret else 587),
        sender,
        secret,
        unquote(parts.username or ""),
        unquote(parts.password or ""),
    )


def send(post: Post, letter: Letter) -> None:
    """Give a letter to the mail server. To another machine it goes over a secret line, or not at all."""
    context = ssl.create_default_context()
    if post.at_once:
        line: smtplib.SMTP = smtplib.SMTP_SSL(post.host, post.port, timeout=SECONDS, context=context)
    else:
        line = smtplib.SMTP(post.host, post.port, timeout=SECONDS)
    with line:
        line.ehlo_or_helo_if_needed()
        if not post.at_once and (line.has_extn("starttls") or not post.near):
            line.starttls(context=context)
        if post.user:
            line.login(post.user, post.password)
        line.send_message(_message(post, letter))


def _message(post: Post, letter: Letter) -> EmailMessage:
    made = EmailMessage(policy=PLAIN)
    made["From"] = f"Caravanserai <{post.sender}>"
    made["To"] = letter.to
    made["Subject"] = letter.subject
    made["Date"] = formatdate()
    made["Message-ID"] = make_msgid(domain=post.sender.partition("@")[2])
    made["Auto-Submitted"] = "auto-generated"
    if letter.stop:
        made["List-Unsubscribe"] = f"<{letter.stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(letter.text)
    return made
