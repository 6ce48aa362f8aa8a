// A record told again by the server, which keeps nothing of it.
import { lookedUp } from './lookup';
import type { FromServer, WireHeard } from './types';

export type Retold = Extract<FromServer, { t: 'retold' }>;
export type Drawn = Extract<FromServer, { t: 'night' }>;
export type Believed = Extract<FromServer, { t: 'beliefs' }>;
export type Listener = 'public' | 'moderator' | number;

export const retell = (text: string, as: Listener) =>
  lookedUp<Retold>(
    { t: 'retell', text, as: typeof as === 'number' ? 'seat' : as, seat: typeof as === 'number' ? as : null },
    'retold',
  );

export const night = async (text: string, number: number) => (await lookedUp<Drawn>({ t: 'night', text, night: number }, 'night')).night;

// What a seat had reason to believe, once the game is over.
export const beliefs = async (text: string, seat: number) => (await lookedUp<Believed>({ t: 'beliefs', text, seat }, 'beliefs')).beliefs;

// Where in a story as much has been heard as everyone had heard by a moment.
export function momentIn(steps: WireHeard[], heard: number): number {
  const known = steps.map((each) => each.stream === 'p' && each.number > 0 && each.number <= heard);
  return Math.max(0, known.lastIndexOf(true));
}
