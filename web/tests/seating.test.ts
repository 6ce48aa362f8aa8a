// To whom the post of whoever runs the game may go, and when his phone is lost.
import { describe, expect, it } from 'vitest';
import { heirsOf, lostModerator } from '../src/room/seating';
import type { Known } from '../src/wire/fold';

const place = (number: number, kind: string, change = {}) => ({ place: number, kind, name: `P${number}`, bot: false, away: false, ...change });
const known = (places: unknown[], change = {}) =>
  ({ place: 1, room: { places, order: [1, 2, 3], moderator: 9, ...change }, pub: { circle: [{ 'in-play': true }, { 'in-play': false }, { 'in-play': true }] } }) as unknown as Known;
const all = [place(1, 'player'), place(2, 'player'), place(3, 'bot', { bot: true }), place(7, 'watcher'), place(8, 'table'), place(9, 'moderator', { away: true })];

describe('a moderator whose phone is lost', () => {
  it('is known to everybody else', () => {
    expect(lostModerator(known(all))?.name).toBe('P9');
    expect(lostModerator({ ...known(all), place: 9 })).toBeUndefined();
    expect(lostModerator(known(all, { moderator: null }))).toBeUndefined();
    expect(lostModerator(known([...all.slice(0, -1), place(9, 'moderator')]))).toBeUndefined();
  });
  it('is followed by whoever does not play, or is out', () => {
    expect(heirsOf(known(all)).map((each) => each.name)).toEqual(['P2', 'P7']);
  });
});
