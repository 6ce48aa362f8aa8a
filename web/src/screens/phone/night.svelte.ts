// What a phone does by night. At rest every phone is the same, whoever wakes; what differs is said
// under the thumb alone, and everybody makes the same touches.
import { Pick, questionId } from '../../room/pick.svelte';
import { session } from '../../room/session.svelte';
import type { WireMessage, WireQuestion } from '../../wire/types';

// Milliseconds of holding, for those awake and those asleep alike. Whoever has tapped means it; whoever has
// tapped nothing wants to read first, and only then to let it pass.
export const sealAfter = { tapped: 1100, untapped: 3500 };

export class Night {
  pick = new Pick();
  held = $state(false);
  sealed = $state(false);
  #skipped = $state<string[]>([]); // offers that were let go, of this night
  #sent = $state.raw<{ id: string; pick: Pick } | null>(null);
  #heard = 0; // private entries known when this call began

  get question(): WireQuestion | null {
    const all = session.known?.own?.questions ?? [];
    const open = all.filter((each) => !this.#skipped.includes(questionId(each)));
    return open.find((each) => each.urgency === 'awaited') ?? open[0] ?? null;
  }
  // What the screen is shaped by: the same for those awake and those asleep.
  get shape(): WireQuestion | null {
    return this.question ?? session.known?.own?.decoy ?? null;
  }
  get takes(): number {
    const shape = this.shape;
    return shape && shape.shape !== 'confirm' ? shape.take : 1;
  }
  // What was learned since the call began.
  get learned(): WireMessage | null {
    const entries = session.known?.q.entries ?? [];
    const fresh = entries.slice(Math.max(0, entries.length - ((session.known?.q.count ?? 0) - this.#heard)));
    for (const entry of [...fresh].reverse()) if ('heard' in entry && entry.heard.text) return entry.heard.text;
    return null;
  }

  begin() {
    this.pick = new Pick();
    this.sealed = false;
    this.#heard = session.known?.q.count ?? 0;
  }
  dusk() {
    this.#skipped = [];
    this.begin();
  }

  get sealsAfter(): number {
    return this.pick.chosen.length ? sealAfter.tapped : sealAfter.untapped;
  }

  // Whether what was tapped can be meant; sleepers may tap whom they like, and so may those who are asked what
  // nobody of them can do.
  get fits(): boolean {
    const { question } = this;
    if (!question || question.shape === 'confirm' || question.options.length === 0) return true;
    const { chosen } = this.pick;
    if (chosen.length === 0) return question.pass !== null || question.urgency === 'offered';
    const open = new Set(question.options.map((each) => each.choice));
    return chosen.length === question.take && chosen.every((each) => open.has(each));
  }

  // Where there is but one thing to do, tapping anybody means it, and where it may be let be, tapping nobody does
  // that; where nothing can be chosen, taps are for show, like those of everybody asleep.
  #meant(question: WireQuestion): number[] {
    if (question.options.length === 0) return [];
    if (question.shape !== 'confirm') return this.pick.chosen;
    if (this.pick.chosen.length === 0 && question.pass !== null) return [];
    return question.options.slice(0, 1).map((each) => each.choice);
  }

  // Whoever has answered goes on tapping like everybody else: what is on its way has a pick of its own.
  #send(question: WireQuestion, chosen: number[]) {
    const sent = this.pick;
    const next = (this.pick = new Pick());
    this.#sent = { id: questionId(question), pick: sent };
    void sent.send(question, chosen).then(() => (next.why = sent.why));
  }
  get isAnswered(): boolean {
    const { question } = this;
    return question !== null && this.#sent?.id === questionId(question) && this.#sent.pick.state === 'sent';
  }

  seal() {
    if (!this.fits) return;
    const { question, pick } = this;
    const chosen = question ? this.#meant(question) : pick.chosen;
    const lets = question && chosen.length === 0 && question.pass === null;
    // An offer without a cost is taken by tapping somebody; one that is a single word, by its number.
    if (question && !lets && !(question.shape === 'confirm' && question.urgency === 'offered' && pick.chosen.length === 0)) {
      this.#send(question, chosen);
    } else {
      if (question && question.urgency === 'offered') this.#skipped = [...this.#skipped, questionId(question)];
      void session.do({ do: 'tap' });
    }
    pick.chosen = [];
    this.sealed = true;
  }
}
