// A screen that is not to be had at first: it is asked for again, and the page is opened anew once at most.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Loader from '../src/screens/Loader.svelte';
import { screen } from '../src/screens/loading';
import { speech } from '../src/words/speech.svelte';
import Shown from './Shown.svelte';

let shown: Record<string, unknown> = {};
const reload = vi.fn();
const text = () => document.body.textContent ?? '';
const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
};
const failing = (times: number) => vi.fn(async () => (times-- > 0 ? Promise.reject(new TypeError('failed to fetch')) : { default: Shown as never }));

beforeEach(async () => {
  await speech.choose('en');
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn(async () => ({ ok: true })));
  vi.spyOn(location, 'reload').mockImplementation(reload);
  history.replaceState(null, '');
  reload.mockClear();
});
afterEach(() => {
  unmount(shown);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a screen that is fetched', () => {
  it('waits, asks again each second, and is shown', async () => {
    const load = failing(2);
    shown = mount(Loader, { target: document.body, props: { screen: screen(load) } });
    await pass(0);
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    await pass(2000);
    expect(text()).toContain('here it is');
    expect(load).toHaveBeenCalledTimes(3);
    expect(reload).not.toHaveBeenCalled();
  });
  it('is there at once the next time', async () => {
    const known = screen(failing(0));
    await known.fetch();
    shown = mount(Loader, { target: document.body, props: { screen: known } });
    expect(text()).toContain('here it is');
  });
  it('opens the page anew, once, where it is never to be had', async () => {
    shown = mount(Loader, { target: document.body, props: { screen: screen(failing(99)) } });
    await pass(12_000);
    expect(reload).toHaveBeenCalledTimes(1);
    unmount(shown);
    shown = mount(Loader, { target: document.body, props: { screen: screen(failing(99)) } });
    await pass(12_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('does not while nobody answers', async () => {
    vi.stubGlobal('fetch', vi.fn(async () => Promise.reject(new TypeError('no network'))));
    shown = mount(Loader, { target: document.body, props: { screen: screen(failing(99)) } });
    await pass(12_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
