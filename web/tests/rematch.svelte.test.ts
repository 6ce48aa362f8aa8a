// Streams of a room go on from game to game: what belongs to which, and what the log shows of it.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Log from '../src/parts/told/Log.svelte';
import { begunWith } from '../src/wire/stream';
import { haveBeginning, ofThisGame } from '../src/wire/told';
import type { Entry, WirePart } from '../src/wire/types';
import { speech } from '../src/words/speech.svelte';

const heard = (number: number, part: WirePart = {}): Entry => ({ heard: { stream: 'p', number, text: { key: 'app.sure' }, part } }) as Entry;
const said = (text: string): Entry => ({ said: { by: 0, text } }) as Entry;
const back = (to: number): Entry => ({ back: { to } }) as Entry;
const first = [said('hello'), heard(1), heard(2, { night: 1 }), heard(3, { over: true }), said('well played')];

describe('what belongs to this game', () => {
  it('is everything in the first one, with what was said before it', () => {
    expect(ofThisGame(first)).toEqual(first);
    expect(ofThisGame([])).toEqual([]);
  });
  it('begins with the first thing heard of the game after it', () => {
    const second = [heard(1), said('again'), heard(2, { night: 1 })];
    expect(ofThisGame([...first, ...second])).toEqual(second);
    expect(ofThisGame([...first, heard(1), heard(2), ...second])).toEqual(second);
  });
  it('is the same game where everything was taken back', () => {
    const entries = [heard(1), heard(2, { night: 1 }), back(0), heard(1), heard(2, { night: 1 })];
    expect(ofThisGame(entries)).toEqual(entries);
    expect(ofThisGame([...first, ...entries])).toEqual(entries);
    expect(ofThisGame([...first, back(2), heard(1)])).toEqual([heard(1)]);
  });
  it('is not divided by lines of a list, which all have its number', () => {
    const entries = [heard(1, { ballots: true }), heard(1, { ballot: true, listed: true }), heard(1, { listed: true })];
    expect(ofThisGame(entries)).toEqual(entries);
  });
  it('has its beginning or not', () => {
    expect(haveBeginning(first)).toBe(true);
    expect(haveBeginning([heard(7), heard(8)])).toBe(false);
  });
});

describe('the log of a rematch', () => {
  let shown: Record<string, unknown> = {};
  const draw = (entries: Entry[], count: number) => {
    shown = mount(Log, { target: document.body, props: { stream: begunWith(entries, count, '') } });
    flushSync();
    return [...document.querySelectorAll('h2')].map((each) => each.textContent);
  };
  beforeEach(() => speech.choose('en').then(() => undefined));
  afterEach(() => unmount(shown));

  it('has nothing of the evening before', () => {
    expect(draw([...first, heard(1), heard(2, { night: 1 })], 7)).toEqual(['Night 1', 'Before the first night']);
    expect(document.body.textContent).not.toContain('well played');
  });
  it('knows its beginning, however much of the evening before is missing', () => {
    expect(draw([heard(9, { over: true }), heard(1), heard(2, { night: 1 })], 40)).toEqual(['Night 1', 'Before the first night']);
    expect(document.body.textContent).not.toContain('stands in the record');
  });
});
