// One of the two streams: its entries are numbered without gaps, and its running hash says that
// nothing was missed (docs/protocol.md, S1 and S2).
import { sha256 } from './sha256';
import type { Entry } from './types';

export const emptyHash = '0'.repeat(16);

export interface Stream {
  count: number;
  hash: string;
  entries: Entry[];
}

export const emptyStream = (): Stream => ({ count: 0, hash: emptyHash, entries: [] });

const hex = (bytes: Uint8Array) => [...bytes].map((each) => each.toString(16).padStart(2, '0')).join('');
const bytesOf = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (each) => parseInt(each, 16));

// The server's text of an entry and ours are the same: fields keep their order, nothing is escaped
// that need not be.
export function hashAfter(hash: string, entry: Entry): string {
  const before = bytesOf(hash);
  const text = new TextEncoder().encode(JSON.stringify(entry));
  const all = new Uint8Array(before.length + text.length);
  all.set(before);
  all.set(text, before.length);
  return hex(sha256(all).subarray(0, 8));
}

export class Broken extends Error {}

export function continued(stream: Stream, entries: Entry[], count: number, hash: string): Stream {
  if (stream.count + entries.length !== count) throw new Broken('a gap in a stream');
  let running = stream.hash;
  for (const entry of entries) running = hashAfter(running, entry);
  if (running !== hash) throw new Broken('another hash');
  return { count, hash, entries: entries.length ? [...stream.entries, ...entries] : stream.entries };
}

// Of a snapshot only the latest entries come; what was before them is taken on trust.
export const begunWith = (entries: Entry[], count: number, hash: string): Stream => ({ count, hash, entries });
