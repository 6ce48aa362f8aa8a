// The desk of whoever runs the game: what is entered, and what it would lead to before it is entered.
import type { Action, Desk, FilledEntries, WireScriptEntry, WireTakingBack, WireTried } from '../wire/types';
import type { Known } from '../wire/fold';
import { session } from './session.svelte';

export const deskIn = (known: Known | null): Desk | null => {
  const own = known?.own as unknown as Desk | null | undefined;
  return own && 'now' in own && 'at' in own ? own : null;
};

export type Of = 'step' | 'anytime' | 'power';

// One entry being filled in: whose answer it is, and what was chosen.
export class Filling {
  who = $state<number[]>([]);
  choice = $state<number[]>([]);
  passes = $state(false);
  constructor(readonly of: Of, readonly index: number, readonly entry: WireScriptEntry) {
    if (entry.who.length === 1 && !this.raises) this.who = [entry.who[0]!];
  }
  // Hands that go up: no choice but who.
  get raises(): boolean {
    return this.entry.offered.length === 0 && this.entry.options.length === 0;
  }
  get needsWho(): boolean {
    return this.entry.who.length > 0;
  }
  get complete(): boolean {
    if (this.entry.kind === 'go-on') return true;
    if (this.needsWho && this.who.length === 0) return false;
    return this.raises || this.passes || this.choice.length === this.entry.take;
  }
  pickWho(seat: number) {
    if (this.who.includes(seat)) this.who = this.who.filter((each) => each !== seat);
    else this.who = [...this.who, seat].slice(this.raises ? -Math.max(1, this.entry.most) : -1);
  }
  pick(seat: number) {
    this.passes = false;
    if (this.choice.includes(seat)) this.choice = this.choice.filter((each) => each !== seat);
    else this.choice = [...this.choice, seat].slice(-Math.max(1, this.entry.take));
  }
  take(choice: number[]) {
    this.passes = false;
    this.choice = [...choice];
  }
  get filled(): FilledEntries {
    const people: Array<number | null> = this.needsWho ? this.who : [null];
    const choice = this.passes ? [] : this.raises ? [0] : this.choice;
    const hands = this.entry.kind === 'go-on' ? [] : people.map((who) => ({ who, choice }));
    return [{ of: this.of, entry: this.index, hands }];
  }
}

class AtDesk {
  tried = $state.raw<WireTried | null>(null);
  back = $state.raw<WireTakingBack | null>(null);
  why = $state('');
  #asked = '';

  hear() {
    const answer = session.deskAnswer;
    if (!answer || answer.desk !== this.#asked) return;
    if ('tried' in answer) this.tried = answer.tried;
    if ('back' in answer) this.back = answer.back;
  }
  preview(at: number, filled: FilledEntries) {
    this.tried = null;
    this.#asked = session.wish({ do: 'preview', at, filled }).cid;
  }
  askBack(at: number, entries: number) {
    this.back = null;
    this.#asked = session.wish({ do: 'ask-back', at, entries }).cid;
  }
  async do(action: Action): Promise<boolean> {
    const outcome = await session.do(action);
    this.why = outcome.ok ? '' : outcome.why;
    return outcome.ok;
  }
}

export const atDesk = new AtDesk();
