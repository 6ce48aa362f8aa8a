// What belongs to one place and one game alone: the line to it, notes, the moment of a story, addresses.
import { describe, expect, it } from 'vitest';
import { notes } from '../src/room/notes.svelte';
import { route } from '../src/room/route.svelte';
import { begin, next } from '../src/wire/link';
import { momentIn } from '../src/wire/retelling';
import type { WireHeard } from '../src/wire/types';

describe('a tab whose place was taken over', () => {
  it('[P5] does not take it back when the network comes and goes', () => {
    const open = next(next(begin(), { kind: 'want' })[0], { kind: 'opened', generation: 1 })[0];
    const [taken] = next(open, { kind: 'closed', generation: 1, code: 4001 });
    const [silent, effects] = next(taken, { kind: 'silent', generation: taken.generation });
    expect([silent, effects]).toEqual([taken, []]);
    expect(next(silent, { kind: 'awake' })).toEqual([taken, []]);
    expect(next(silent, { kind: 'want' })[0].phase).toBe('connecting');
  });
});

describe('notes', () => {
  const look = (stage: string, seat: number | null = 2, room = 'aa') => notes.look({ room: { stage }, seat } as never, { room, place: 1 });
  const written = (...looks: Array<() => void>) => {
    look('game');
    notes.text = 'Boris lies';
    for (const each of looks) each();
    return notes.text;
  };
  it('last for one game at one chair', () => {
    expect(written(() => look('game'), () => look('over'))).toBe('Boris lies');
    expect(written(() => look('over'), () => look('game'))).toBe('');
    expect(written(() => look('over'), () => look('dealing'))).toBe('');
    expect(written(() => look('lobby'))).toBe('');
    expect(written(() => look('game', 3))).toBe('');
    expect(written(() => look('game', 2, 'bb'))).toBe('');
  });
});

describe('a story that is heard as somebody else', () => {
  const step = (stream: 'p' | 'q', number: number) => ({ stream, number }) as WireHeard;
  const steps = [step('q', 1), step('p', 1), step('p', 2), step('q', 2), step('p', -4), step('p', 3)];
  it('goes on at the same moment', () => {
    expect([0, 1, 2, 3, 9].map((each) => momentIn(steps, each))).toEqual([0, 1, 2, 5, 5]);
    expect(momentIn([], 4)).toBe(0);
  });
});

describe('an address', () => {
  it('that is none is read as it stands', () => {
    location.hash = '#/join/100%/a%20b';
    window.dispatchEvent(new Event('hashchange'));
    expect(route.parts).toEqual(['join', '100%', 'a b']);
    location.hash = '';
  });
});
