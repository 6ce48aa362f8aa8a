// What holding the pad does by night: whoever wants to read has not answered yet, awake or asleep.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../src/room/session.svelte';
import { Night, sealAfter } from '../src/screens/phone/night.svelte';
import type { Known } from '../src/wire/fold';
import type { Action, WireQuestion } from '../src/wire/types';

const question = (change: Partial<WireQuestion>) =>
  ({ lane: 0, number: 1, text: { key: 'app.sure' }, shape: 'seats', urgency: 'awaited', take: 1, pass: null, options: [{ choice: 2, label: null }, { choice: 3, label: null }], ...change }) as unknown as WireQuestion;
const passes = { pass: { key: 'app.no' } };
const known = (questions: WireQuestion[], decoy: WireQuestion | null = null) =>
  ({ own: { questions, decoy, knows: [] }, q: { count: 0, entries: [] }, room: { stage: 'game' }, pub: { hour: 'night' } }) as unknown as Known;

let sent: Action[] = [];
beforeEach(() => {
  sent = [];
  vi.spyOn(session, 'do').mockImplementation(async (action) => (sent.push(action), { ok: true, why: '' }));
});
afterEach(() => {
  vi.restoreAllMocks();
  session.known = null;
});

function night(questions: WireQuestion[], taps: number[], decoy: WireQuestion | null = null): Night {
  session.known = known(questions, decoy);
  flushSync();
  const made = new Night();
  made.begin();
  for (const each of taps) made.pick.toggle(each, made.takes);
  return made;
}

describe('holding the pad', () => {
  it('seals soon what was tapped, and much later that nothing was, awake or asleep', () => {
    expect(sealAfter.untapped).toBeGreaterThanOrEqual(3 * sealAfter.tapped);
    const asleep = question({ options: [] });
    for (const [questions, decoy] of [[[question(passes)], null], [[], asleep]] as const) {
      expect(night([...questions], [], decoy).sealsAfter).toBe(sealAfter.untapped);
      expect(night([...questions], [2], decoy).sealsAfter).toBe(sealAfter.tapped);
    }
  });
  it('sends what was tapped, or that one passes', () => {
    night([question(passes)], [3]).seal();
    night([question(passes)], []).seal();
    expect(sent).toEqual([3, null].map((each) => ({ do: 'answer', lane: 0, number: 1, choice: each === null ? [] : [each] })));
  });
  it('means the one thing there is to do by tapping anybody, and lets it be by tapping nobody', () => {
    const one = { shape: 'confirm', options: [{ choice: 0, label: { key: 'app.yes' } }] } as unknown as Partial<WireQuestion>;
    night([question({ ...one, ...passes })], [5]).seal();
    night([question({ ...one, ...passes })], []).seal();
    night([question(one)], []).seal();
    expect(sent.map((each) => 'choice' in each && each.choice)).toEqual([[0], [], [0]]);
  });
  it('lets be what nobody can do, whatever was tapped', () => {
    const nothing = { shape: 'words', urgency: 'offered', options: [] } as unknown as Partial<WireQuestion>;
    for (const taps of [[4], []]) {
      const one = night([question(nothing)], taps);
      expect(one.fits).toBe(true);
      one.seal();
      expect(one.sealed && one.question === null).toBe(true);
    }
    expect(sent).toEqual([{ do: 'tap' }, { do: 'tap' }]);
  });
  it('passes, whatever was tapped, where nothing can be chosen', () => {
    const none = { shape: 'words', options: [], ...passes } as unknown as Partial<WireQuestion>;
    night([question(none)], [3]).seal();
    expect(sent.map((each) => 'choice' in each && each.choice)).toEqual([[]]);
  });
  it('lets whoever has answered tap on, like everybody asleep', async () => {
    const awake = night([question(passes)], [3]);
    awake.seal();
    expect(awake.isAnswered).toBe(true);
    awake.pick.toggle(5, awake.takes);
    expect([awake.pick.chosen, awake.sealsAfter]).toEqual([[5], sealAfter.tapped]);
    session.known = known([question({ number: 2 })]);
    expect(awake.isAnswered).toBe(false);
  });
  it('says why an answer was not taken', async () => {
    vi.spyOn(session, 'do').mockImplementation(async () => ({ ok: false, why: 'stale' }));
    const awake = night([question(passes)], [3]);
    awake.seal();
    await vi.waitFor(() => expect(awake.pick.why).toBe('stale'));
    expect(awake.isAnswered).toBe(false);
  });
});
