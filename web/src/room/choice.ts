// What a room has chosen to play, and what is wrong with it. Older servers say less, in other fields.
import type { Room, WireMessage } from '../wire/types';

export interface Choice {
  rulebook: string;
  edition: string;
  preset: string;
  options: Array<{ option: string; value: string }>;
  deck: Array<{ id: string; count: number }>;
  cards: Array<{ id: string; count: number }>;
  house: Array<{ name: string; text: string }>;
}

export interface Complaint {
  code: string;
  warning: boolean;
  text: WireMessage | null;
}

export const nothingChosen = (rulebook: string, edition = ''): Choice => ({
  rulebook,
  edition,
  preset: '',
  options: [],
  deck: [],
  cards: [],
  house: [],
});

type Saying = {
  chosen?: Partial<Choice>;
  rulebook?: string;
  edition?: string;
  deck?: WireMessage | null;
  'may-start'?: boolean;
  complaints: Array<{ code: string; warning?: boolean; weight?: string; text: WireMessage | null }>;
};

const saying = (room: Room) => room as unknown as Saying;

// Exactly these fields: who plays is the room's own.
export function chosenIn(room: Room): Choice {
  const { chosen, rulebook, edition } = saying(room);
  const from = { ...nothingChosen(rulebook ?? '', edition ?? ''), ...chosen };
  const { preset, options, deck, cards, house } = from;
  return { rulebook: from.rulebook, edition: from.edition, preset, options, deck, cards, house };
}

export const saysChoice = (room: Room) => saying(room).chosen !== undefined;
export const deckSaid = (room: Room) => saying(room).deck ?? null;

export const complaintsIn = (room: Room): Complaint[] =>
  saying(room).complaints.map((each) => ({
    code: each.code,
    warning: each.warning ?? each.weight === 'warning',
    text: each.text,
  }));

export const mayStart = (room: Room): boolean =>
  saying(room)['may-start'] ?? complaintsIn(room).every((each) => each.warning);
