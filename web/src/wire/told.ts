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

// Whether something heard is the first of its game: each is numbered from 1, and a line of a list has the
// number of its list (docs/wire.md, heard).
const isFirst = ({ number, part }: WireHeard) => number === 1 && !part.listed && !part.ballot;

// A room's streams go on from game to game: what belongs to the one that was begun last. Where everything
// was taken back, the same game begins anew.
export function ofThisGame(entries: Entry[]): Entry[] {
  let [from, backTo, begun] = [0, -1, false];
  entries.forEach((entry, at) => {
    if ('back' in entry) backTo = entry.back.to;
    if (!('heard' in entry)) return;
    if (isFirst(entry.heard) && begun && backTo !== 0) from = at;
    [backTo, begun] = [-1, true];
  });
  return entries.slice(from);
}

// Whether the beginning of the game is among them: a device that comes back is given the latest alone.
export function haveBeginning(entries: Entry[]): boolean {
  const first = entries.find((each) => 'heard' in each);
  return first !== undefined && 'heard' in first && isFirst(first.heard);
}

// What holds, with words to it.
export const holding = (entries: Entry[]): WireHeard[] =>
  told(entries).flatMap((each) => ('heard' in each && !each.struck && each.heard.text ? [each.heard] : []));

// One night, one day, or what was before the first night.
export interface Chapter {
  of: 'before' | 'night' | 'day';
  n: number;
  lines: Told[];
}

const beginning = ({ part }: WireHeard): Chapter | null => {
  if (part.night) return { of: 'night', n: part.night, lines: [] };
  const day = part.morning ?? part.day;
  return day ? { of: 'day', n: day, lines: [] } : null;
};

// By nights and days. Where steps were taken back, what follows stands in the night or day to which the
// table went back: one night may be told twice.
export function chapters(entries: Entry[]): Chapter[] {
  let last: Chapter = { of: 'before', n: 0, lines: [] };
  const all = [last];
  const holdings: Chapter[] = []; // by number: where it was heard last
  let before = 0;
  for (const line of told(entries)) {
    if ('heard' in line) {
      const { number } = line.heard;
      const goesBack = number <= before ? (holdings[number - 1] ?? all[0]!) : last;
      const next = beginning(line.heard) ?? goesBack;
      const same = next === last || (next.of === 'day' && last.of === 'day' && next.n === last.n);
      if (!same) all.push((last = { ...next, lines: [] }));
      holdings[number] = last;
      before = number;
    }
    last.lines.push(line);
  }
  return all.filter((each) => each.lines.length);
}
