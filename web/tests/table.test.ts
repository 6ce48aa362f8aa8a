// What a table says and shows by itself: the narrator with a voice, without one, and without leave.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Narrator } from '../src/room/narrator.svelte';
import { sound } from '../src/room/sound.svelte';
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

const heard = (number: number): Entry =>
  ({ heard: { stream: 'p', number, text: { key: 'app.go-on.waiting' }, part: {} } }) as unknown as Entry;

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
    expect(spoken.length).toBe(0);
    voices = [{ lang: 'en-GB', default: true }];
    for (const each of listeners) each();
    expect(spoken.map((each) => each.text)).toEqual([narrator.caption]);
    narrator.stop();
  });
});
