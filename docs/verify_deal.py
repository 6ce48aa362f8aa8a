#!/usr/bin/env python3
"""Check an Omertà deal: verify_deal.py transcript.json  (needs only Python 3; no network)

What it computes is written down in docs/verifiable-deal.md. Exit code 0: everything holds;
1: something does not; 2: this is no transcript.
"""
import hashlib
import hmac
import json
import math
import re
import struct
import sys

V = b"omerta/deal/1 "
MOST_TRIES = 20_000
FIELDS = {"protocol", "room", "deal_no", "setup", "server_seed", "server_commit", "players",
          "fingerprint", "words", "roles", "card_commits", "draws", "draws_seal"}
PLAYER_FIELDS = {"seat", "entropy", "commit"}
DRAW_FIELDS = {"purpose", "number", "among", "take", "pass", "drawn"}


def enc(*xs): return b"".join(struct.pack(">I", len(x)) + x for x in xs)
def H(label, *xs): return hashlib.sha256(enc(V + label, *xs)).digest()
def M(key, label, *xs): return hmac.digest(key, enc(V + label, *xs), "sha256")
def u8(n): return struct.pack(">B", n)
def u32(n): return struct.pack(">I", n)
def u64(n): return struct.pack(">Q", n)


def unhex(text):                                   # of bytes there is one way to write them
    if not re.fullmatch("([0-9a-f]{2})*", text):
        raise ValueError("no hexadecimal digits")
    return bytes.fromhex(text)


def words(key, label, *xs):                        # endless numbers of 64 bits
    j = 0
    while True:
        yield from struct.unpack(">4Q", M(key, label, *xs, u64(j)))
        j += 1


def below(w, n):                                   # uniform on 0..n-1, no modulo bias
    limit = (1 << 64) // n * n
    while True:
        v = next(w)
        if v < limit:
            return v % n


def shuffled(w, pack):                             # Fisher and Yates
    a = list(pack)
    for i in range(len(a) - 1, 0, -1):
        j = below(w, i + 1)
        a[i], a[j] = a[j], a[i]
    return a


def hands(setup, w):                               # what each seat is dealt
    n, each = len(setup["seats"]), setup.get("each", 1)
    limits = [(rule["most"], set(rule["of"])) for rule in setup.get("limits", [])]
    for _ in range(MOST_TRIES):
        deck = shuffled(w, setup["deck"])
        dealt = [deck[k * each:(k + 1) * each] for k in range(n)]
        if all(sum(c in of for c in hand) <= most for hand in dealt for most, of in limits):
            break
    else:
        raise ValueError("no such deal")
    for pack in setup.get("further", []):
        for hand, card in zip(dealt, shuffled(w, pack)):
            hand.append(card)
    return [", ".join(hand) for hand in dealt]


def spoken(T):                                     # 66 bits as six words of two syllables
    bits = int.from_bytes(T[:9], "big") >> 6
    part = lambda n: "bdfglmnrtv"[n // 5] + "aeiou"[n % 5]
    values = [bits >> 11 * (5 - i) & 2047 for i in range(6)]
    return " ".join(part(v // 50) + part(v % 50) for v in values)


def drawn(K, draw):                                # what chance draws after the deal
    w = words(K, b"rng", draw["purpose"].encode(), u64(draw["number"]))
    left = list(draw["among"])
    sets = math.comb(len(left), draw["take"])
    if draw["pass"] and below(w, sets + 1) == sets:
        return []
    return sorted(left.pop(below(w, len(left))) for _ in range(draw["take"]))


def is_set(xs):
    return all(type(x) is int and 0 <= x < 64 for x in xs) and all(a < b for a, b in zip(xs, xs[1:]))


def fits(draw):
    return (set(draw) == DRAW_FIELDS and is_set(draw["among"]) and is_set(draw["drawn"])
            and type(draw["number"]) is int and 0 <= draw["number"] < 1 << 16
            and type(draw["pass"]) is bool
            and type(draw["take"]) is int and 1 <= draw["take"] <= len(draw["among"]))


def sealed(K, draws):
    return M(K, b"draws", *[part for d in draws for part in (
        d["purpose"].encode(), u64(d["number"]), bytes(d["among"]), u8(d["take"]), u8(d["pass"]),
        bytes(d["drawn"]))])


def checks(t):                                     # of a transcript: what, and whether it holds
    if set(t) != FIELDS or t["protocol"] != "omerta/deal/1":
        raise ValueError("no transcript")
    room, no, s = unhex(t["room"]), u32(t["deal_no"]), unhex(t["server_seed"])
    setup = t["setup"].encode()                    # the exact bytes shown before the deal
    seats = [p["seat"] for p in t["players"]]
    if seats != sorted(set(seats)) or any(set(p) != PLAYER_FIELDS for p in t["players"]):
        raise ValueError("seats out of order")
    ent = [(p["seat"], unhex(p["entropy"])) for p in t["players"]]
    cs = H(b"server", room, no, s)
    yield "the server's seed is the one it committed to", cs.hex() == t["server_commit"]
    cp = [H(b"player", room, no, u8(i), e) for i, e in ent]
    for p, c in zip(t["players"], cp):
        yield f"seat {p['seat']}'s phone opened what it committed to", c.hex() == p["commit"]
    T = H(b"commits", room, no, hashlib.sha256(setup).digest(), cs,
          *[u8(i) + c for (i, _), c in zip(ent, cp)])
    yield ("the fingerprint shown before the deal: " + spoken(T),
           (T.hex()[:16], spoken(T)) == (t["fingerprint"], t["words"]))
    K = M(s, b"key", T, *[u8(i) + e for i, e in ent])
    roles = hands(json.loads(setup), words(K, b"shuffle"))
    yield "every seat's cards are the shuffled ones", roles == t["roles"]
    seals = [H(b"card", T, u8(i), r.encode(), M(K, b"nonce", u8(i))) for i, r in enumerate(roles)]
    yield "every seat's cards were sealed at the deal", [d.hex() for d in seals] == t["card_commits"]
    yield ("whatever was drawn later comes from the same key",
           all(fits(d) and drawn(K, d) == d["drawn"] for d in t["draws"])
           and sealed(K, t["draws"]).hex() == t["draws_seal"])


def main():
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            results = list(checks(json.load(file)))
    except (IndexError, OSError, ValueError, KeyError, TypeError, AttributeError, struct.error) as e:
        print("this is no transcript of a deal:", e)
        return 2
    for what, holds in results:
        print(("ok    " if holds else "FAIL  ") + what)
    return 0 if all(holds for _, holds in results) else 1


if __name__ == "__main__":
    sys.exit(main())
