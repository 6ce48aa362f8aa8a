// Whether the fingers on the table are of now: a vote lies open until the next day begins.
import { told } from '../wire/told';
import type { Entry } from '../wire/types';

export function votesAreOpen(entries: Entry[]): boolean {
  for (const entry of told(entries).reverse()) {
    if (!('heard' in entry) || entry.struck) continue;
    const { part } = entry.heard;
    if (part.ballot ?? part.ballots) return true;
    if (part.day ?? part.morning ?? part.night) return false;
  }
  return true;
}

// Whether the narrator is still at the last vote: the night that follows sealed ballots falls with them, and
// who voted for whom is looked at until he says so.
export function voteIsTold(said: Entry[], all: Entry[]): boolean {
  const isBallot = (entry: Entry) => 'heard' in entry && Boolean(entry.heard.part.ballot ?? entry.heard.part.ballots);
  return votesAreOpen(said) && !all.slice(said.length).some(isBallot);
}
