// A game that is looked at once more: its record, in this device's memory alone, and what was told of
// it to everyone, to one chair, or to whoever knew everything.
import { beliefs, night, retell, type Listener, type Retold } from '../wire/retelling';
import type { WireBeliefs, WireNight } from '../wire/types';
import { speech } from '../words/speech.svelte';
import { session } from './session.svelte';

class Evening {
  text = $state('');
  called = $state(''); // what a file of it is named
  listener = $state<Listener>('public');
  told = $state.raw<Retold | null>(null);
  believed = $state.raw<WireBeliefs | null>(null); // by that chair, once the game is over
  why = $state('');
  busy = $state(false);
  #nights = new Map<number, WireNight>();

  async open(text: string, called: string) {
    this.#nights.clear();
    this.text = text;
    this.called = called;
    this.told = null;
    await this.hear('public');
  }
  close() {
    this.text = '';
    this.told = null;
    this.believed = null;
    this.why = '';
    this.#nights.clear();
  }
  async hear(listener: Listener) {
    this.busy = true;
    this.why = '';
    try {
      const told = await retell(this.text, listener);
      speech.seats = told.names;
      speech.house = told.house;
      await speech.play(told.rulebook);
      await speech.with(`rules-${told.rulebook}`);
      const seat = told.over && typeof listener === 'number' ? listener : -1;
      // Not every rulebook has them: then the story is told without.
      this.believed = seat < 0 ? null : await beliefs(this.text, seat).catch(() => null);
      this.listener = listener;
      this.told = told;
    } catch (fault) {
      const why = fault instanceof Error ? fault.message : 'lost';
      this.why = why === 'too-long' ? 'record-too-long' : why;
    }
    this.busy = false;
  }
  async night(number: number): Promise<WireNight | null> {
    const kept = this.#nights.get(number);
    if (kept) return kept;
    try {
      const drawn = await night(this.text, number);
      this.#nights.set(number, drawn);
      return drawn;
    } catch (fault) {
      this.why = fault instanceof Error ? fault.message : 'lost';
      return null;
    }
  }
}

export const evening = new Evening();

const look = 100; // milliseconds
const patience = 8000; // until a record that was granted has come

// The record of the game in this room; before its end only whoever runs it is given it.
export async function fetched(what: 'record' | 'deal'): Promise<string> {
  session.record = '';
  const outcome = await session.do({ do: 'fetch', what });
  for (let i = 0; outcome.ok && i < patience / look && !session.record; i++) await new Promise((done) => setTimeout(done, look));
  return session.record;
}

export function save(text: string, name: string, type = 'text/plain') {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
