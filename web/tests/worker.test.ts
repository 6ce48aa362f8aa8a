// The worker that keeps the app's files: a page that is slow to come, or broken, and another one after it.
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const source = fs.readFileSync(path.join(process.cwd(), 'public', 'worker.js'), 'utf8');
const origin = 'http://table';
type Fetched = { request: { method: string; mode: string; url: string }; respondWith: (answer: Promise<Response>) => void };

let shelf: Map<string, Response>;
let served: () => Promise<Response>;
let fetched: (event: Fetched) => void;

beforeEach(() => {
  vi.useFakeTimers();
  shelf = new Map();
  const addressOf = (each: string | { url: string }) => new URL(typeof each === 'string' ? each : each.url, origin).pathname;
  const cache = {
    match: async (each: string) => shelf.get(addressOf(each))?.clone(),
    put: async (each: string, answer: Response) => void shelf.set(addressOf(each), answer),
    keys: async () => [...shelf.keys()].map((each) => ({ url: origin + each })),
    delete: async (each: { url: string }) => shelf.delete(addressOf(each)),
  };
  const self = { addEventListener: (name: string, call: (event: Fetched) => void) => name === 'fetch' && (fetched = call), clients: {}, skipWaiting: () => undefined };
  new Function('self', 'caches', 'fetch', 'location', source)(self, { open: async () => cache }, () => served(), { origin });
});
afterEach(() => vi.useRealTimers());

const page = (text: string, status = 200) => new Response(text, { status });
const after = (milliseconds: number, answer: Response) => () => new Promise<Response>((done) => setTimeout(() => done(answer), milliseconds));
async function opened(): Promise<string> {
  let answer: Promise<Response> | undefined;
  fetched({ request: { method: 'GET', mode: 'navigate', url: `${origin}/` }, respondWith: (each) => (answer = each) });
  await vi.advanceTimersByTimeAsync(5000);
  return (await answer!).text();
}

describe('the page', () => {
  it('is the one that comes, and is kept', async () => {
    served = after(100, page('one /assets/one.js'));
    expect(await opened()).toBe('one /assets/one.js');
    expect(shelf.has('/')).toBe(true);
  });
  it('is the kept one where nobody answers, or with a mistake', async () => {
    shelf.set('/', page('kept'));
    served = async () => Promise.reject(new TypeError('no network'));
    expect(await opened()).toBe('kept');
    served = after(100, page('bad gateway', 502));
    expect(await opened()).toBe('kept');
    expect(await shelf.get('/')!.clone().text()).toBe('kept');
  });
  it('takes the files of the one before it away', async () => {
    shelf.set('/', page('one /assets/one.js'));
    for (const each of ['one', 'two', 'lazy']) shelf.set(`/assets/${each}.js`, page(each));
    served = after(100, page('two /assets/two.js'));
    expect(await opened()).toBe('two /assets/two.js');
    expect([...shelf.keys()]).toEqual(['/', '/assets/two.js']);
  });
  it('is the kept one where the new one is late, with its files until the next time', async () => {
    shelf.set('/', page('one /assets/one.js'));
    shelf.set('/assets/one.js', page('one'));
    served = after(3000, page('two /assets/two.js'));
    expect(await opened()).toBe('one /assets/one.js');
    expect(shelf.has('/assets/one.js')).toBe(true);
    served = after(100, page('two /assets/two.js'));
    expect(await opened()).toBe('two /assets/two.js');
    expect([...shelf.keys()]).toEqual(['/']);
  });
});
