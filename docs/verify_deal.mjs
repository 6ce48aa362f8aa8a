#!/usr/bin/env node
// Check an Omertà deal: node verify_deal.mjs transcript.json  (Node 18 or later; no network)
// What it computes is written down in docs/verifiable-deal.md. Exit code 0: everything holds;
// 1: something does not; 2: this is no transcript.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const V = 'omerta/deal/1 ';
const MOST_TRIES = 20_000;
const FIELDS = ['card_commits', 'deal_no', 'draws', 'draws_seal', 'fingerprint', 'players', 'protocol', 'roles',
  'room', 'server_commit', 'server_seed', 'setup', 'words'];
const PLAYER_FIELDS = ['commit', 'entropy', 'seat'];
const DRAW_FIELDS = ['among', 'drawn', 'number', 'pass', 'purpose', 'take'];

const u8 = (n) => { const b = Buffer.alloc(1); b.writeUInt8(n); return b; };
const u32 = (n) => { const b = Buffer.alloc(4); b.writeUInt32BE(n); return b; };
const u64 = (n) => { const b = Buffer.alloc(8); b.writeBigUInt64BE(BigInt(n)); return b; };
const utf8 = (text) => Buffer.from(text, 'utf8');
const enc = (...xs) => Buffer.concat(xs.flatMap((x) => [u32(x.length), x]));
const sha256 = (bytes) => createHash('sha256').update(bytes).digest();
const H = (label, ...xs) => sha256(enc(utf8(V + label), ...xs));
const M = (key, label, ...xs) =>
  createHmac('sha256', key).update(enc(utf8(V + label), ...xs)).digest();

function* words(key, label, ...xs) {               // endless numbers of 64 bits
  for (let j = 0; ; ++j) {
    const block = M(key, label, ...xs, u64(j));
    for (let i = 0; i < 32; i += 8) yield block.readBigUInt64BE(i);
  }
}

function below(w, n) {                             // uniform on 0..n-1, no modulo bias
  const big = BigInt(n);
  const limit = ((1n << 64n) / big) * big;
  for (;;) {
    const v = w.next().value;
    if (v < limit) return Number(v % big);
  }
}

function shuffled(w, pack) {                       // Fisher and Yates
  const a = [...pack];
  for (let i = a.length - 1; i > 0; --i) {
    const j = below(w, i + 1);
    [a[i], a[j]] = [a[j], a[i]];
  }
  return a;
}

function hands(setup, w) {                         // what each seat is dealt
  const each = setup.each ?? 1;
  const limits = (setup.limits ?? []).map((rule) => [rule.most, new Set(rule.of)]);
  const isHand = (hand) =>
    limits.every(([most, of]) => hand.filter((card) => of.has(card)).length <= most);
  for (let tries = 0; tries < MOST_TRIES; ++tries) {
    const deck = shuffled(w, setup.deck);
    const dealt = setup.seats.map((_, k) => deck.slice(k * each, (k + 1) * each));
    if (!dealt.every(isHand)) continue;
    for (const pack of setup.further ?? []) {
      shuffled(w, pack).forEach((card, k) => dealt[k]?.push(card));
    }
    return dealt.map((hand) => hand.join(', '));
  }
  throw new Error('no such deal');
}

export function spoken(T) {                        // 66 bits as six words of two syllables
  const bits = BigInt('0x' + T.subarray(0, 9).toString('hex')) >> 6n;
  const part = (n) => 'bdfglmnrtv'[Math.floor(n / 5)] + 'aeiou'[n % 5];
  return [0, 1, 2, 3, 4, 5].map((i) => Number((bits >> BigInt(11 * (5 - i))) & 2047n))
    .map((v) => part(Math.floor(v / 50)) + part(v % 50)).join(' ');
}

function subsets(among, take) {                    // how many sets of so many there are
  let sets = 1n;
  for (let i = 1; i <= take; ++i) sets = (sets * BigInt(among - take + i)) / BigInt(i);
  return Number(sets);
}

function drawn(K, draw) {                          // what chance draws after the deal
  const w = words(K, 'rng', utf8(draw.purpose), u64(draw.number));
  const left = [...draw.among];
  const sets = subsets(left.length, draw.take);
  if (draw.pass && below(w, sets + 1) === sets) return [];
  const taken = [];
  for (let i = 0; i < draw.take; ++i) taken.push(left.splice(below(w, left.length), 1)[0]);
  return taken.sort((a, b) => a - b);
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const whole = (x, low, high) => Number.isInteger(x) && x >= low && x <= high;
const isSet = (xs) => xs.every((x, i) => whole(x, 0, 63) && (i === 0 || xs[i - 1] < x));
const fits = (d) => same(Object.keys(d).sort(), DRAW_FIELDS) && isSet(d.among) && isSet(d.drawn) &&
  whole(d.number, 0, 65535) && typeof d.pass === 'boolean' && whole(d.take, 1, d.among.length);

const sealed = (K, draws) => M(K, 'draws', ...draws.flatMap((d) => [utf8(d.purpose), u64(d.number),
  Buffer.from(d.among), u8(d.take), u8(d.pass ? 1 : 0), Buffer.from(d.drawn)]));

function hex(text) {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error('no hexadecimal digits');
  return Buffer.from(text, 'hex');
}

export function checks(t) {                        // of a transcript: what, and whether it holds
  if (!same(Object.keys(t).sort(), FIELDS) || t.protocol !== 'omerta/deal/1') {
    throw new Error('no transcript');
  }
  const all = [];
  const check = (what, holds) => all.push([what, holds]);
  const [room, no, s] = [hex(t.room), u32(t.deal_no), hex(t.server_seed)];
  t.players.forEach((p, i) => {
    const known = same(Object.keys(p).sort(), PLAYER_FIELDS);
    if (!known || (i > 0 && t.players[i - 1].seat >= p.seat)) throw new Error('seats out of order');
  });
  const opened = t.players.map((p) => [u8(p.seat), hex(p.entropy)]);
  const cs = H('server', room, no, s);
  check("the server's seed is the one it committed to", cs.toString('hex') === t.server_commit);
  const cp = opened.map(([seat, e]) => H('player', room, no, seat, e));
  t.players.forEach((p, i) =>
    check(`seat ${p.seat}'s phone opened what it committed to`, cp[i].toString('hex') === p.commit));
  const T = H('commits', room, no, sha256(utf8(t.setup)), cs,
    ...cp.map((c, i) => Buffer.concat([opened[i][0], c])));
  check('the fingerprint shown before the deal: ' + spoken(T),
    T.toString('hex').slice(0, 16) === t.fingerprint && spoken(T) === t.words);
  const K = M(s, 'key', T, ...opened.map((each) => Buffer.concat(each)));
  const roles = hands(JSON.parse(t.setup), words(K, 'shuffle'));
  check("every seat's cards are the shuffled ones", same(roles, t.roles));
  const seals = roles.map((r, i) => H('card', T, u8(i), utf8(r), M(K, 'nonce', u8(i))));
  check("every seat's cards were sealed at the deal",
    same(seals.map((d) => d.toString('hex')), t.card_commits));
  check('whatever was drawn later comes from the same key',
    t.draws.every((d) => fits(d) && same(drawn(K, d), d.drawn)) &&
    sealed(K, t.draws).toString('hex') === t.draws_seal);
  return all;
}

function main() {
  let results;
  try {
    results = checks(JSON.parse(readFileSync(process.argv[2], 'utf8')));
  } catch (error) {
    console.log('this is no transcript of a deal: ' + error.message);
    return 2;
  }
  for (const [what, holds] of results) console.log((holds ? 'ok    ' : 'FAIL  ') + what);
  return results.every(([, holds]) => holds) ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
