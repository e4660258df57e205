"""Runs a program that dies as soon as it, or a process that it starts, wants to speak to anybody beside this machine:
`python no_network.py PROGRAM ARGUMENTS…` (Linux, x86-64; no rights are needed).

The kernel's filter for system calls ends whoever asks for a socket of another kind than AF_UNIX (the Internet's,
netlink to ask about interfaces, raw packets) with SIGSYS. Denying a network would only show that none is needed.
"""

import ctypes
import os
import socket
import struct
import sys

NR_SOCKET = 41
MACHINE = 0xC000003E  # x86-64
LOAD, EQUAL, END = 0x20, 0x15, 0x06
ALLOW, KILL = 0x7FFF0000, 0x80000000
NO_NEW_PRIVILEGES, SECCOMP, FILTER = 38, 22, 2


def install() -> None:
    """From here on, for this process and all that it starts. Raises OSError if the kernel does not take it."""
    steps = [
        (LOAD, 0, 0, 4),
        (EQUAL, 1, 0, MACHINE),
        (END, 0, 0, KILL),
        (LOAD, 0, 0, 0),
        (EQUAL, 0, 3, NR_SOCKET),
        (LOAD, 0, 0, 16),
        (EQUAL, 1, 0, socket.AF_UNIX),
        (END, 0, 0, KILL),
        (END, 0, 0, ALLOW),
    ]
    code = ctypes.create_string_buffer(b"".join(struct.pack("<HBBI", *step) for step in steps))
    program = ctypes.create_string_buffer(struct.pack("<HxxxxxxQ", len(steps), ctypes.addressof(code)))
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0) or libc.prctl(SECCOMP, FILTER, program, 0, 0):
        raise OSError(ctypes.get_errno(), "the kernel takes no filter")


if __name__ == "__main__":
    install()
    os.execvp(sys.argv[1], sys.argv[1:])
