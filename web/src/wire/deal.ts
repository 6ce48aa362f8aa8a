// A phone's part in the deal (docs/verifiable-deal.md): it commits to a number of its own before it
// knows anybody else's, opens it when all have committed, and checks what came of it.
import { sha256 } from './sha256';

type Bytes = Uint8Array;

const text = (words: string): Bytes => new TextEncoder().encode(words);
const u8 = (n: number): Bytes => Uint8Array.of(n);
function u32(n: number): Bytes {
  const out = new Uint8Array(4);
  new DataView(out.buffer).setUint32(0, n);
  return out;
}
function together(parts: Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, each) => sum + each.length, 0));
  let at = 0;
  for (const each of parts) {
    all.set(each, at);
    at += each.length;
  }
  return all;
}
const encoded = (...parts: Bytes[]): Bytes => together(parts.flatMap((each) => [u32(each.length), each]));
const hashed = (label: string, ...parts: Bytes[]): Bytes => sha256(encoded(text('omerta/deal/1 ' + label), ...parts));

export const bytesOf = (digits: string): Bytes => Uint8Array.from(digits.match(/../g) ?? [], (each) => parseInt(each, 16));
export const digitsOf = (bytes: Bytes): string => [...bytes].map((each) => each.toString(16).padStart(2, '0')).join('');

export interface Deal {
  step: string;
  number: number;
  server: string;
  commits: Array<{ seat: number; commit: string }>;
  transcript: string;
  words: string;
  seals: string[];
}

export const commitment = (room: string, number: number, seat: number, entropy: string): string =>
  digitsOf(hashed('player', bytesOf(room), u32(number), u8(seat), bytesOf(entropy)));

// What everybody committed to, in one number.
export const transcript = (room: string, frozen: string, deal: Deal): string =>
  digitsOf(
    hashed(
      'commits',
      bytesOf(room),
      u32(deal.number),
      sha256(text(frozen)),
      bytesOf(deal.server),
      ...deal.commits.map((each) => together([u8(each.seat), bytesOf(each.commit)])),
    ),
  );

export const sealOf = (transcriptDigits: string, seat: number, held: string, nonce: string): string =>
  digitsOf(hashed('card', bytesOf(transcriptDigits), u8(seat), text(held), bytesOf(nonce)));

// 66 bits as six words of two syllables, to be read aloud.
export function spoken(transcriptDigits: string): string {
  const bits = BigInt('0x' + transcriptDigits.slice(0, 18)) >> BigInt(6);
  const part = (n: number) => 'bdfglmnrtv'[Math.floor(n / 5)]! + 'aeiou'[n % 5]!;
  return [0, 1, 2, 3, 4, 5]
    .map((i) => Number((bits >> BigInt(11 * (5 - i))) & BigInt(2047)))
    .map((v) => part(Math.floor(v / 50)) + part(v % 50))
    .join(' ');
}
