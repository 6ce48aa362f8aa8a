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
  pairs = $state<Array<{ who: number; choice: number[] }>>([]); // who names whom, one after the other
  constructor(readonly of: Of, readonly index: number, readonly entry: WireScriptEntry) {
    const together = entry.kind === 'point' || entry.kind === 'nod' || entry.who.length === 1;
    if (together && entry.kind !== 'raise' && entry.kind !== 'volunteer') this.who = [...entry.who];
    const [only] = entry.options; // a ruling is its button: there is nothing more to choose
    if (of === 'power' && entry.kind === 'word' && entry.options.length === 1) this.choice = [...only!.choice];
  }
  // Hands that go up: no choice but who.
  get raises(): boolean {
    return this.entry.offered.length === 0 && this.entry.options.length === 0 && this.entry.kind !== 'nod';
  }
  // Whether it is asked who: of those who point, all do.
  get asksWho(): boolean {
    const { who, kind } = this.entry;
    return kind === 'raise' || kind === 'volunteer' || (who.length > 1 && kind !== 'nod');
  }
  get begun(): boolean {
    return this.choice.length > 0 || this.passes || this.pairs.length > 0 || (this.raises && this.who.length > 0);
  }
  get complete(): boolean {
    if (this.entry.kind === 'go-on' || this.passes || this.pairs.length > 0) return true;
    if (this.entry.who.length > 0 && this.who.length === 0) return false;
    return this.raises || (this.entry.most > 1 ? this.choice.length > 0 : this.choice.length === this.entry.take);
  }
  pickWho(seat: number) {
    this.passes = false;
    const several = this.entry.kind === 'raise' || this.entry.kind === 'point';
    if (this.who.includes(seat)) this.who = this.who.filter((each) => each !== seat);
    else this.who = several ? [...this.who, seat] : [seat];
    this.#pair();
  }
  pick(seat: number) {
    this.passes = false;
    const most = Math.max(1, this.entry.most > 1 ? this.entry.most : this.entry.take);
    if (this.choice.includes(seat)) this.choice = this.choice.filter((each) => each !== seat);
    else this.choice = [...this.choice, seat].slice(-most);
    this.#pair();
  }
  take(choice: number[]) {
    this.passes = false;
    this.choice = [...choice];
    this.#pair();
  }
  nobody() {
    this.passes = !this.passes;
    this.choice = [];
    this.pairs = [];
    if (this.asksWho && this.entry.kind !== 'point') this.who = [];
  }
  drop(at: number) {
    this.pairs = this.pairs.filter((_each, n) => n !== at);
  }
  // Of pairs the next one begins when one is whole.
  #pair() {
    if (this.entry.kind !== 'pairs' || this.who.length !== 1 || this.choice.length !== Math.max(1, this.entry.take)) return;
    const [who] = this.who;
    this.pairs = [...this.pairs.filter((each) => each.who !== who), { who: who!, choice: this.choice }];
    this.who = [];
    this.choice = [];
  }
  get filled(): FilledEntries {
    const { entry } = this;
    const yes = entry.options[0]?.choice ?? [0];
    const people: Array<number | null> = entry.who.length ? this.who : [null];
    let hands: FilledEntries[number]['hands'] = [];
    if (this.pairs.length) hands = this.pairs.map((each) => ({ who: each.who, choice: [...each.choice] }));
    else if (this.passes) hands = this.asksWho && entry.kind !== 'point' ? [] : people.map((who) => ({ who, choice: [] }));
    else if (entry.kind === 'go-on') hands = [];
    else if (entry.kind === 'raise' || this.raises) hands = people.map((who) => ({ who, choice: yes }));
    else if (entry.most > 1) hands = this.choice.map((each) => ({ who: people[0]!, choice: [each] }));
    else hands = people.map((who) => ({ who, choice: [...this.choice] }));
    return [{ of: this.of, entry: this.index, hands }];
  }
}

const askAgain = 500; // milliseconds, where the desk has no time just now
const previewIn = 2000; // milliseconds; one that comes later is not waited for

class AtDesk {
  tried = $state.raw<WireTried | null>(null);
  back = $state.raw<WireTakingBack | null>(null);
  due = $state(false); // what an entry would lead to is not known yet
  noBack = $state(''); // why nobody says who has seen what
  why = $state('');
  typed: number[] = []; // paper cards as they were entered here, to be corrected; in memory alone
  #asked = '';
  #timer = 0;

  hear() {
    const answer = session.deskAnswer;
    if (!answer || answer.desk !== this.#asked) return;
    if ('tried' in answer) [this.tried, this.due] = [answer.tried, false];
    if ('back' in answer) this.back = answer.back;
  }
  preview(at: number, filled: FilledEntries) {
    this.tried = null;
    this.due = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.due = false), previewIn);
    this.#consult({ do: 'preview', at, filled }, () => (this.due = false));
  }
  askBack(at: number, entries: number) {
    this.back = null;
    this.noBack = '';
    this.#consult({ do: 'ask-back', at, entries }, (why) => (this.noBack = why));
  }
  // Another question takes the place of this one.
  #consult(action: Action, refused: (why: string) => void) {
    const { cid, outcome } = session.wish(action);
    this.#asked = cid;
    void outcome.then(({ ok, why }) => {
      if (ok || cid !== this.#asked) return;
      if (why !== 'later') return refused(why);
      setTimeout(() => cid === this.#asked && this.#consult(action, refused), askAgain);
    });
  }
  async do(action: Action): Promise<boolean> {
    const outcome = await session.do(action);
    this.why = outcome.ok ? '' : outcome.why;
    return outcome.ok;
  }
}

export const atDesk = new AtDesk();
