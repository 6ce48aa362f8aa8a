// A stream as people read it: what was heard and said, in order. What was taken back later stands
// struck, since whoever has seen it has seen it (docs/protocol.md, D7).
import type { Entry, Said, WireHeard, WireMessage, WireSaid } from './types';

export type Told = { heard: WireHeard; struck: boolean } | { said: Said } | { stated: WireSaid } | { nudged: { place: number; text: WireMessage } };

export function told(entries: Entry[]): Told[] {
  const all: Told[] = [];
  for (const entry of entries) {
    if ('heard' in entry) all.push({ heard: entry.heard, struck: false });
    else if ('said' in entry || 'stated' in entry || 'nudged' in entry) all.push(entry);
    else for (const each of all) if ('heard' in each && each.heard.number > entry.back.to) each.struck = true;
  }
  return all;
}

// What holds, with words to it.
export const holding = (entries: Entry[]): WireHeard[] =>
  told(entries).flatMap((each) => ('heard' in each && !each.struck && each.heard.text ? [each.heard] : []));
