// What a room has chosen to play, whole: what was left out is nothing. And how many there are of each card.
import type { Room, WireChosen, WireComplaint, WireJudged } from '../wire/types';

// Exactly these: who plays is the room's own.
export type Choice = Required<Omit<WireChosen, 'seats' | 'players' | 'moderator'>>;

export const nothingChosen = (rulebook: string, edition = ''): Choice => ({
  rulebook,
  edition,
  preset: '',
  options: [],
  deck: [],
  cards: [],
  house: [],
});

export function chosenIn(room: Room): Choice {
  const { rulebook, edition, preset, options, deck, cards, house } = { ...nothingChosen(''), ...room.chosen };
  return { rulebook, edition, preset, options, deck, cards, house };
}

export const isWarning = (complaint: WireComplaint): boolean => complaint.weight === 'warning';

// The copies of each card: those that would be dealt, and what was changed by hand since.
export function copies(chosen: Choice['deck'], judged: WireJudged | null): Map<string, number> {
  return new Map([...(judged?.counts ?? []), ...chosen].map((each) => [each.id, each.count]));
}
