// What the desk knows of an entry, and of taking one back, before it is done.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atDesk } from '../src/room/desk.svelte';
import { session } from '../src/room/session.svelte';
import TakingBack from '../src/screens/desk/TakingBack.svelte';
import type { Outcome } from '../src/wire/commands';
import type { Action } from '../src/wire/types';
import { speech } from '../src/words/speech.svelte';

let wishes: Array<{ action: Action; ends: (outcome: Outcome) => void }> = [];
let shown: Record<string, unknown> | null = null;
const text = () => document.body.textContent ?? '';
const last = () => wishes[wishes.length - 1]!;
const refused = async (why: string) => {
  last().ends({ ok: false, why });
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
};
const answers = (answer: object) => {
  session.deskAnswer = { desk: String(wishes.length), ...answer } as never;
  flushSync();
};
const more = () => document.querySelector<HTMLButtonElement>('.btn.c')!;
const take = () => document.querySelector<HTMLButtonElement>('.btn.hurt')!;

beforeEach(async () => {
  await speech.choose('en');
  await speech.with('desk');
  vi.useFakeTimers();
  wishes = [];
  session.deskAnswer = null;
  vi.spyOn(session, 'wish').mockImplementation((action) => {
    const outcome = new Promise<Outcome>((ends) => wishes.push({ action, ends }));
    return { cid: String(wishes.length), outcome };
  });
});
afterEach(() => {
  if (shown) unmount(shown);
  shown = null;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('taking back', () => {
  beforeEach(() => {
    shown = mount(TakingBack, { target: document.body, props: { at: 4, ondone: () => undefined } });
    flushSync();
  });
  it('does not say that nobody has seen it before it is known', () => {
    expect(text()).toContain('who has seen what?');
    expect([text().includes('Nobody'), take().disabled, more().disabled]).toEqual([false, true, true]);
    answers({ back: { entries: 1, commands: 1, seen: [] } });
    expect([text().includes('Nobody has seen anything of it'), take().disabled]).toEqual([true, false]);
  });
  it('nor where it is refused', async () => {
    await refused('not-now');
    expect([text().includes('Nobody'), text().includes('who has seen what?'), take().disabled, more().disabled]).toEqual([false, false, true, true]);
    expect(document.querySelector('.note.bad')).not.toBeNull();
  });
  it('asks again where the desk has no time', async () => {
    await refused('later');
    await vi.advanceTimersByTimeAsync(600);
    expect(wishes.map((each) => each.action)).toEqual([1, 1].map((entries) => ({ do: 'ask-back', at: 4, entries })));
  });
  it('goes no further than to the beginning', () => {
    answers({ back: { entries: 1, commands: 2, seen: [] } });
    more().click();
    flushSync();
    answers({ back: { entries: 2, commands: 2, seen: [] } });
    expect(last().action).toEqual({ do: 'ask-back', at: 4, entries: 1 });
    answers({ back: { entries: 1, commands: 2, seen: [] } });
    expect([more().disabled, take().textContent]).toEqual([true, 'Take back 1 step']);
  });
});

describe('a preview', () => {
  it('is due until it comes, is refused, or two seconds have passed', async () => {
    atDesk.preview(4, []);
    expect(atDesk.due).toBe(true);
    answers({ tried: {} });
    atDesk.hear();
    expect(atDesk.due).toBe(false);
    atDesk.preview(5, []);
    await refused('stale');
    expect(atDesk.due).toBe(false);
    atDesk.preview(6, []);
    await vi.advanceTimersByTimeAsync(2100);
    expect(atDesk.due).toBe(false);
  });
  it('is asked for again where the desk has no time, unless another is wanted', async () => {
    atDesk.preview(4, []);
    await refused('later');
    expect(atDesk.due).toBe(true);
    await vi.advanceTimersByTimeAsync(600);
    expect(wishes.length).toBe(2);
    await refused('later');
    atDesk.preview(5, []);
    await vi.advanceTimersByTimeAsync(1200);
    expect(wishes.map((each) => 'at' in each.action && each.action.at)).toEqual([4, 4, 5]);
  });
});
