// What a table says and shows by itself: the narrator with a voice, without one, and without leave.
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { card, placeCards } from '../src/parts/circle/place-cards';
import { Narrator } from '../src/room/narrator.svelte';
import { sound } from '../src/room/sound.svelte';
import { voteIsTold } from '../src/room/votes';
import { speech } from '../src/words/speech.svelte';
import type { Entry } from '../src/wire/types';

interface Utterance {
  text: string;
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
}
const spoken: Utterance[] = [];
let voices: unknown[] = [];
let listeners: Array<() => void> = [];

const heard = (number: number, part = {}, key = 'app.go-on.waiting'): Entry => ({ heard: { stream: 'p', number, text: { key }, part } }) as unknown as Entry;
const stated = (first: number): Entry => ({ stated: { first, text: { key: 'app.yes' } } }) as unknown as Entry;

beforeEach(async () => {
  vi.useFakeTimers();
  spoken.length = 0;
  listeners = [];
  voices = [{ lang: 'en-GB', default: true }];
  vi.stubGlobal('SpeechSynthesisUtterance', class {
    constructor(readonly text: string) {}
  });
  Object.defineProperty(window, 'speechSynthesis', {
    configurable: true,
    value: {
      getVoices: () => voices,
      speak: (words: Utterance) => spoken.push(words),
      cancel: () => undefined,
      addEventListener: (_name: string, call: () => void) => listeners.push(call),
      removeEventListener: () => undefined,
    },
  });
  await speech.choose('en');
});
afterEach(() => vi.useRealTimers());

function twoSentences(): Narrator {
  const narrator = new Narrator();
  narrator.hear([heard(1)], 1);
  narrator.hear([heard(1), heard(2)], 2);
  return narrator;
}

describe('the narrator', () => {
  it('goes on when the voice has ended', () => {
    const narrator = twoSentences();
    expect(spoken.length).toBe(1);
    spoken[0]!.onend!();
    vi.advanceTimersByTime(400);
    expect(spoken.length).toBe(2);
    narrator.stop();
  });
  it('lets a caption stand for its reading time when the voice fails', () => {
    const narrator = twoSentences();
    spoken[0]!.onerror!({ error: 'synthesis-failed' });
    vi.advanceTimersByTime(1000);
    expect(spoken.length).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(spoken.length).toBe(2);
    narrator.stop();
  });
  it('asks for a touch where the browser wants one, and then says what stands', () => {
    const narrator = twoSentences();
    spoken[0]!.onerror!({ error: 'not-allowed' });
    expect(sound.waits).toBe(true);
    window.dispatchEvent(new Event('pointerdown'));
    expect(sound.waits).toBe(false);
    expect(spoken.map((each) => each.text)).toEqual([narrator.caption, narrator.caption]);
    narrator.stop();
  });
  it('speaks when the voices come late', () => {
    voices = [];
    const narrator = twoSentences();
    expect(narrator.voiceless).toBe(true);
    expect(spoken.length).toBe(0);
    voices = [{ lang: 'en-GB', default: true }];
    for (const each of listeners) each();
    expect(narrator.voiceless).toBe(false);
    expect(spoken.map((each) => each.text)).toEqual([narrator.caption]);
    narrator.stop();
  });
  it('says that nobody speaks the language', async () => {
    const narrator = twoSentences();
    expect(narrator.voiceless).toBe(false);
    await speech.choose('pl');
    expect(narrator.voiceless).toBe(true);
    narrator.stop();
  });
});

describe('a vote', () => {
  const vote = (first: number): Entry[] => [heard(first, { ballots: true }), heard(first, { ballot: true }), heard(first + 1, { out: true }), heard(first + 2, { night: 2 })];
  // Sentence by sentence, whether the fingers are up.
  function fingers(all: Entry[]): boolean[] {
    const narrator = new Narrator();
    narrator.hear([heard(1)], 1);
    narrator.hear(all, all.length);
    const up = [voteIsTold(narrator.said, all)];
    for (let n = 0; spoken[n]; n++) {
      spoken[n]!.onend!();
      vi.advanceTimersByTime(400);
      if (spoken[n + 1]) up.push(voteIsTold(narrator.said, all));
    }
    narrator.stop();
    return up;
  }
  it('lies open until the narrator says that night falls, though it has fallen', () => {
    expect(fingers([heard(1), heard(2, { day: 1 }), ...vote(3)])).toEqual([false, false, true, true, false]);
  });
  it('is never shown by the fingers of the next one', () => {
    expect(fingers([heard(1), heard(2, { day: 1 }), heard(3, { ballots: true }), ...vote(4)])).toEqual([false, false, false, true, true, false]);
  });
});

describe('what the narrator has time for', () => {
  // Everything that comes to be said when nothing is left out by haste: every voice ends at once.
  function saidOf(before: Entry[], fresh: Entry[]): string[] {
    const narrator = new Narrator();
    narrator.hear(before, before.length);
    narrator.hear([...before, ...fresh], before.length + fresh.length);
    for (let n = 0; n < 200 && spoken[n]; n++) {
      spoken[n]!.onend!();
      vi.advanceTimersByTime(400);
    }
    narrator.stop();
    return spoken.slice(1).map((each) => each.text);
  }
  const morning = fs.readFileSync(path.join(process.cwd(), 'tests', 'frames', 'mrakoszlap.jsonl'), 'utf8').trim().split('\n')
    .map((line) => JSON.parse(line))
    .find((each) => each.t === 'ev' && each.e.length === 20).e as Entry[];

  it('is the whole of a long morning, without the stages of each shot', async () => {
    await speech.play('mrakoszlap');
    const wanted = morning.filter((each) => 'heard' in each && !each.heard.part.more).map((each) => ('heard' in each ? speech.say(each.heard.text) : ''));
    expect(wanted.length).toBe(12);
    expect(saidOf([heard(43)], morning)).toEqual(wanted);
  });
  it('gives up what people stated first, and never who is out', () => {
    const facts = Array.from({ length: 29 }, (_none, at) => heard(at + 3));
    const said = saidOf([heard(1)], [heard(2, { out: true, more: true }, 'app.out'), ...[1, 2, 3].map(stated), ...facts, heard(40)]);
    expect(said.filter((each) => each === 'Yes')).toEqual([]);
    expect(said[0]).toBe('out');
    expect(said.length).toBe(30);
  });
  it('is little more than who has won, once somebody has', () => {
    const facts = Array.from({ length: 20 }, (_none, at) => heard(at + 2));
    const said = saidOf([heard(1)], [...facts, heard(30, { over: true }, 'app.out'), heard(31)]);
    expect([said.length, said[4]]).toEqual([6, 'out']);
  });
  it('is no talk of the day when night has fallen', () => {
    expect(saidOf([heard(1)], [stated(1), stated(2), heard(2, { night: 2 }, 'app.no'), stated(3)])).toEqual(['No', 'Yes']);
  });
});

describe.each(Array.from({ length: 30 }, (_none, at) => at + 2))('%i place cards', (count) => {
  it('stand apart from each other, on the screen, above the bar', () => {
    const { spots, size } = placeCards(count);
    expect(spots.length).toBe(count);
    spots.forEach((each, at) => {
      const other = spots[(count - at) % count]!; // the same on both sides
      expect([1920 - other.x, other.y].map(Math.round)).toEqual([each.x, each.y].map(Math.round));
    });
    expect(size).toBeGreaterThan(0.7);
    const [width, height] = [card.width * size, card.height * size];
    spots.forEach((each, at) => {
      for (const other of spots.slice(at + 1)) {
        expect(Math.abs(each.x - other.x) >= width || Math.abs(each.y - other.y) >= height, `${at}`).toBe(true);
      }
      expect(Math.min(each.x - width / 2, 1920 - each.x - width / 2, each.y - height / 2, 1000 - each.y - height / 2)).toBeGreaterThan(0);
    });
  });
});
