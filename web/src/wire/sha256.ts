// SHA-256 (FIPS 180-4). The browser's own needs a secure context, which a table in a living room
// on plain HTTP is not.
const constants = /* @__PURE__ */ (() => {
  const k = new Uint32Array(64);
  let found = 0;
  for (let candidate = 2; found < 64; candidate++) {
    let prime = true;
    for (let d = 2; d * d <= candidate; d++) if (candidate % d === 0) prime = false;
    if (prime) k[found++] = fraction(Math.cbrt(candidate));
  }
  return k;
})();

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 0x100000000) >>> 0;
}

const start = [2, 3, 5, 7, 11, 13, 17, 19].map((prime) => fraction(Math.sqrt(prime)));
const turned = (x: number, by: number) => (x >>> by) | (x << (32 - by));

export function sha256(bytes: Uint8Array): Uint8Array {
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = Uint32Array.from(start);
  const w = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) mix(state, w, view, at);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setUint32(i * 4, word));
  return new Uint8Array(out.buffer);
}

function mix(state: Uint32Array, w: Uint32Array, view: DataView, at: number) {
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + constants[i]! + w[i]!) >>> 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((each, i) => (state[i] = state[i]! + each));
}
