// What is shown to whoever runs the game while nobody looks; how old it is what everybody sees; and how many
// cards there are of each.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Connection from '../src/parts/frame/Connection.svelte';
import { chosenIn, copies, nothingChosen } from '../src/room/choice';
import { session } from '../src/room/session.svelte';
import Preview from '../src/screens/desk/Preview.svelte';
import type { Room, WireJudged, WireTried } from '../src/wire/types';
import { speech } from '../src/words/speech.svelte';

let shown: Record<string, unknown> = {};
const text = () => document.body.textContent ?? '';

beforeEach(async () => {
  await speech.choose('en');
  speech.seats = ['Anna', 'Boris'];
});

describe('who will learn what', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    document.dispatchEvent(new Event('visibilitychange'));
    unmount(shown);
  });
  it('is not drawn while the tab is hidden', () => {
    const lines = { warnings: [], parting: [], aloud: [], 'with-card': [], silently: [], 'in-order': [] };
    const what = { key: 'app.sure' };
    const tried = { preview: { ...lines, announces: false, keeps: false, urgent: false, pages: [], learns: [{ everyone: false, who: [1], what, warning: null }] } };
    shown = mount(Preview, { target: document.body, props: { tried: tried as unknown as WireTried } });
    flushSync();
    expect(text()).toContain('Boris');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    flushSync();
    expect(text()).not.toContain('Boris');
  });
});

describe('a lost connection', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    unmount(shown);
    vi.useRealTimers();
  });
  it('says how old it is what is shown, and stays true', () => {
    session.freshAt = Date.now() - 40_000;
    shown = mount(Connection, { target: document.body });
    flushSync();
    vi.advanceTimersByTime(2000);
    flushSync();
    expect(text()).toContain('42 seconds ago');
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect(text()).toContain('1 minute ago');
  });
});

describe('what was chosen', () => {
  it('is whole, whatever was left out', () => {
    expect(chosenIn({ chosen: { rulebook: 'x', seats: 7 } } as Room)).toEqual(nothingChosen('x'));
  });
  it('counts cards as the server deals them, and as they were changed since', () => {
    const judged = { counts: [{ id: 'a', count: 4 }, { id: 'b', count: 1 }] } as WireJudged;
    expect([...copies([], judged)]).toEqual([['a', 4], ['b', 1]]);
    expect([...copies([{ id: 'b', count: 0 }], judged)]).toEqual([['a', 4], ['b', 0]]);
    expect([...copies([], null)]).toEqual([]);
  });
});
