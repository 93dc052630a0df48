"""Where this machine can be found: its addresses in the networks around it, and its names.  Nothing is sent for it."""

from __future__ import annotations

import ipaddress
import socket
import struct
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
ELSEWHERE = (
    (socket.AF_INET, "192.0.2.1"),
    (socket.AF_INET6, "2001:db8::1"),
)  # kept free for examples by RFC 5737 and 3849
IPV6_ADDRESSES = Path("/proc/net/if_inet6")
SIOCGIFADDR = 0x8915  # the IPv4 address of an interface of Linux
SECONDS_KNOWN = 30.0  # after which addresses are looked up again: people change networks
EVERYWHERE = ("0.0.0.0", "::")
THIS_MACHINE = "127.0.0.1"


def read(text: str) -> Address | None:
    """An address as it is written, if it is one; an IPv4 address that is written as IPv6 is read as IPv4."""
    try:
        found = ipaddress.ip_address(text.partition("%")[0].strip("[]"))
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def own_addresses() -> list[Address]:
    """The addresses at which others may find this machine: those it talks to the world with first, IPv4 before IPv6."""
    found = dict.fromkeys([*_outward(), *_of_interfaces()])
    useful = [each for each in found if not (each.is_loopback or each.is_unspecified or each.is_link_local)]
    return sorted(useful, key=lambda each: each.version)


def own_names() -> set[str]:
    """What this machine is called, alone and in its own network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {each for each in (name, short, f"{short}.local") if short}


def is_public() -> bool:
    """Whether the whole internet may find this machine by IPv4, without a router of a home in between."""
    return any(each.is_global for each in own_addresses() if each.version == 4)


def url(host: str, port: int) -> str:
    """The address of the page at a host."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


class Reach:
    """Where the page is to be opened from other machines, if we listen at this host and port."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self._found: list[str] = []
        self._at = -SECONDS_KNOWN

    def __call__(self) -> list[str]:
        """The pages' addresses, the likeliest first; none: only this machine can open them."""
        if time.monotonic() - self._at >= SECONDS_KNOWN:
            self._found, self._at = [url(each, self.port) for each in self._hosts()], time.monotonic()
        return self._found

    def _hosts(self) -> list[str]:
        given = read(self.host)
        if self.host in EVERYWHERE:
            return [str(each) for each in own_addresses() if each.version == 4 or self.host == "::"]
        return [] if self.host == "localhost" or (given and given.is_loopback) else [self.host]


def _outward() -> Iterator[Address]:
    """The addresses of ours from which something would be sent to the world; to connect a UDP socket sends nothing."""
    for family, somewhere in ELSEWHERE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect((somewhere, 9))
            address = read(asked.getsockname()[0])
            if address is not None:
                yield address


def _of_interfaces() -> Iterator[Address]:
    """The addresses of all interfaces that are up; without a way to ask for them, those that our name stands for."""
    if sys.platform == "linux":
        yield from _of_linux()
        return
    with suppress(OSError):
        for *_, where in socket.getaddrinfo(socket.gethostname(), None):
            address = read(str(where[0]))
            if address is not None:
                yield address


def _of_linux() -> Iterator[Address]:
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # it has none
                told = fcntl.ioctl(asked.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                yield ipaddress.IPv4Address(told[20:24])
    with suppress(OSError):
        for line in IPV6_ADDRESSES.read_text("ascii").splitlines():
            yield ipaddress.IPv6Address(bytes.fromhex(line.split()[0]))
