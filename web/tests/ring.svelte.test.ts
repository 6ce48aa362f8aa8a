// What is done by keys: a chair that is moved, and moved again; the question before something that hurts.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Answer from '../src/parts/questions/Answer.svelte';
import Ring from '../src/parts/circle/Ring.svelte';
import { Pick } from '../src/room/pick.svelte';
import type { WireQuestion } from '../src/wire/types';
import { speech } from '../src/words/speech.svelte';

let shown: Record<string, unknown> = {};
beforeEach(() => speech.choose('en').then(() => undefined));
afterEach(() => unmount(shown));

const moved = (names: string[], from: number, to: number) => {
  const all = [...names];
  all.splice(to, 0, ...all.splice(from, 1));
  return all;
};

describe('the ring', () => {
  const start = ['Anna', 'Boris', 'Celina', 'Dana'];
  const asked: Array<[number, number]> = [];
  const props = $state({ names: start, mine: 0, movable: true, title: '', below: '', onmove: (from: number, to: number) => void asked.push([from, to]) });
  const press = (key: string) => document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const arrives = (names: string[]) => {
    props.names = names;
    flushSync();
  };
  const focused = () => document.activeElement!.getAttribute('aria-label') ?? '';
  beforeEach(() => {
    asked.length = 0;
    props.names = start;
    shown = mount(Ring, { target: document.body, props });
    flushSync();
    document.querySelectorAll<HTMLElement>('.disc')[1]!.focus();
  });

  it('moves the same chair on with every press, one after the other', () => {
    press('ArrowRight');
    arrives(moved(start, 1, 2));
    expect(focused()).toContain('Boris');
    press('ArrowRight');
    expect(asked).toEqual([[1, 2], [2, 3]]);
    arrives(moved(props.names, 2, 3));
    expect(focused()).toContain('Boris');
  });
  it('and when both are pressed before the new order comes', () => {
    press('ArrowRight');
    press('ArrowRight');
    expect(asked).toEqual([[1, 2], [1, 3]]);
    arrives(moved(start, 1, 2));
    arrives(moved(start, 1, 3));
    expect(focused()).toContain('Boris');
    press('ArrowLeft');
    expect(asked[2]).toEqual([3, 2]);
  });
});

describe('an answer that hurts', () => {
  it('is asked for once more, and what does no harm has the focus', () => {
    const question = { lane: 0, number: 1, shape: 'seats', danger: 'kills', take: 1, options: [{ choice: 2, label: null, idle: false }], pass: null } as unknown as WireQuestion;
    const pick = new Pick();
    pick.chosen = [2];
    shown = mount(Answer, { target: document.body, props: { question, pick } });
    flushSync();
    document.querySelector<HTMLElement>('.btn.now')!.click();
    flushSync();
    expect(document.querySelector('[role=alertdialog]')).not.toBe(null);
    expect(document.activeElement!.textContent).toBe(speech.app('sure.no'));
  });
});
