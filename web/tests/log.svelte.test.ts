// What everyone has heard, by nights and days: when steps were taken back, and when only the end of it came.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Log from '../src/parts/told/Log.svelte';
import { begunWith } from '../src/wire/stream';
import { chapters } from '../src/wire/told';
import type { Entry, WirePart } from '../src/wire/types';
import { speech } from '../src/words/speech.svelte';

const heard = (number: number, part: WirePart = {}): Entry => ({ heard: { stream: 'p', number, text: { key: 'app.sure' }, part } }) as Entry;
const back = (to: number): Entry => ({ back: { to } }) as Entry;
const shape = (entries: Entry[]) => chapters(entries).map(({ of, n, lines }) => [of, n, lines.length]);

describe('chapters', () => {
  it('are nights and days, and what was before', () => {
    expect(shape([heard(1), heard(2, { night: 1 }), heard(3), heard(4, { morning: 1 }), heard(5, { day: 1 })])).toEqual([['before', 0, 1], ['night', 1, 2], ['day', 1, 2]]);
  });
  it('are told twice where they were played twice', () => {
    expect(shape([heard(1, { night: 1 }), heard(2), back(0), heard(1, { night: 1 })])).toEqual([['night', 1, 2], ['night', 1, 1]]);
  });
  it('go on where the table went back to', () => {
    const entries = [heard(1, { night: 1 }), heard(2), heard(3, { day: 1 }), back(2), heard(3), heard(4, { day: 1 })];
    expect(shape(entries)).toEqual([['night', 1, 2], ['day', 1, 1], ['night', 1, 1], ['day', 1, 1]]);
  });
});

describe('the log', () => {
  let shown: Record<string, unknown> = {};
  const titles = () => [...document.querySelectorAll('h2')].map((each) => each.textContent);
  const draw = (entries: Entry[], count = entries.length) => {
    shown = mount(Log, { target: document.body, props: { stream: begunWith(entries, count, '') } });
    flushSync();
  };
  beforeEach(() => speech.choose('en').then(() => undefined));
  afterEach(() => unmount(shown));

  it('is drawn with a night that was played twice', () => {
    draw([heard(1), heard(2, { night: 1 }), back(1), heard(2, { night: 1 }), heard(3, { day: 1 })]);
    expect(titles()).toEqual(['Day 1', 'Night 1', 'Night 1', 'Before the first night']);
    expect(document.querySelectorAll('li.back').length).toBe(1);
  });
  it('does not say when it was, where its beginning is not known', () => {
    draw([heard(51), heard(52, { night: 3 })], 52);
    expect(titles()).toEqual(['Night 3', 'Earlier']);
  });
});
