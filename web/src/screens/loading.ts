// The screens that are fetched when they are first wanted. Those that everybody comes to are fetched before,
// once the first page is drawn.
import type { Component } from 'svelte';
import { speech } from '../words/speech.svelte';

export interface Screen {
  fetch(): Promise<Component>;
  fetched: Component | null;
}

export function screen(load: () => Promise<{ default: Component }>): Screen {
  const made: Screen = {
    fetched: null,
    fetch: async () => (made.fetched ??= (await load()).default),
  };
  return made;
}

export const screens = {
  rules: screen(() => import('./rules/Rules.svelte')),
  replay: screen(() => import('./replay/Replay.svelte')),
  table: screen(() => import('./table/TableScreen.svelte')),
  console: screen(async () => (await Promise.all([import('./desk/Console.svelte'), speech.with('desk')]))[0]),
  lobby: screen(() => import('./lobby/Lobby.svelte')),
  end: screen(() => import('./End.svelte')),
  phone: screen(() => import('./phone/Phone.svelte')),
};

export function fetchAhead() {
  for (const each of [screens.lobby, screens.phone, screens.end]) void each.fetch().catch(() => undefined);
}

// Some browsers remember for as long as a page lives that a file of it was not to be had. The page is opened
// anew then, once, and only while somebody answers. That it was, its place in the history knows.
const again = 'again';

export async function openAnew() {
  if (history.state === again) return;
  const answers = await fetch('/', { cache: 'no-store' }).then((answer) => answer.ok, () => false);
  if (!answers) return;
  history.replaceState(again, '');
  location.reload();
}
export function isThere() {
  if (history.state === again) history.replaceState(null, '');
}
