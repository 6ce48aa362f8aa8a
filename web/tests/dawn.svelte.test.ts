// The morning after: what a seat was told by night stands no longer, though its own value comes a beat later.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '../src/room/session.svelte';
import Phone from '../src/screens/phone/Phone.svelte';
import type { Known } from '../src/wire/fold';
import { speech } from '../src/words/speech.svelte';

const asleep = { key: 'app.night.asleep' };
const morning = { key: 'app.night.watch' };
const at = (hour: string, pause: unknown) =>
  ({
    seat: 0, place: 0, p: { count: 0, entries: [] }, q: { count: 0, entries: [] }, clock: null,
    room: { stage: 'game', host: 1, order: [0], places: [], manners: { talk: false }, deal: null },
    pub: { hour, round: 1, circle: [], moment: null, holds: [], waits: [], winners: [] },
    own: { questions: [], decoy: null, knows: [], hand: [], side: [], reminders: [], means: null, pause },
  }) as unknown as Known;

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  session.known = null;
});
const headline = () => document.querySelector('main h1')!.textContent;
function turn(hour: string, pause: unknown) {
  session.known = at(hour, pause);
  flushSync();
}

describe('a phone at dawn', () => {
  it('has the night’s last word no more, and the day’s as soon as it comes', async () => {
    await speech.choose('en');
    session.known = at('night', asleep);
    shown = mount(Phone, { target: document.body });
    flushSync();
    turn('day', asleep);
    const stale = headline();
    turn('day', morning);
    expect([stale, headline()]).toEqual(['', speech.say(morning)]);
  });
});
