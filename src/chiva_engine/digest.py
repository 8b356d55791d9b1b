"""SHA-256 without OpenSSL, which `hashlib` loads whole: four megabytes for a few short texts."""

from __future__ import annotations

try:
    from _sha2 import sha256  # type: ignore[import-not-found]  # from Python 3.12 on
except ImportError:
    try:
        from _sha256 import sha256  # type: ignore[import-not-found]  # in 3.11
    except ImportError:  # a Python that was built with OpenSSL's digests alone
        from hashlib import sha256


def digest(data: bytes) -> bytes:
    """The 32 bytes of SHA-256 of `data`."""
    return bytes(sha256(data).digest())
