// Whether the fingers on the table are of now: a vote lies open until the next day begins.
import type { Entry } from '../wire/types';

export function votesAreOpen(entries: Entry[]): boolean {
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at]!;
    if (!('heard' in entry)) continue;
    const { part } = entry.heard;
    if (part.ballot ?? part.ballots) return true;
    if (part.day ?? part.morning ?? part.night) return false;
  }
  return true;
}
