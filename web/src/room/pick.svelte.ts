// What somebody is about to answer. Chosen is not sent, and sent is not taken: each is shown.
import type { WireQuestion } from '../wire/types';
import { session } from './session.svelte';

export const questionId = (question: WireQuestion) => `${question.lane}/${question.number}`;

const againAfter = 2500; // milliseconds; by then a question that is answered has gone

export class Pick {
  chosen = $state<number[]>([]);
  state = $state<'open' | 'sure' | 'sent'>('open');
  why = $state(''); // it was refused

  // A tap on one more than may be taken replaces the oldest.
  toggle(choice: number, take: number) {
    if (this.state === 'sent') return;
    this.why = '';
    this.state = 'open';
    if (this.chosen.includes(choice)) this.chosen = this.chosen.filter((each) => each !== choice);
    else this.chosen = [...this.chosen, choice].slice(-take);
  }

  // Options may go while somebody is choosing.
  keepTo(question: WireQuestion) {
    const open = new Set(question.options.map((each) => each.choice));
    if (this.chosen.some((each) => !open.has(each))) this.chosen = this.chosen.filter((each) => open.has(each));
  }

  async send(question: WireQuestion, choice: number[]) {
    this.state = 'sent';
    const { lane, number } = question;
    const outcome = await session.do({ do: 'answer', lane, number, choice });
    if (!outcome.ok) {
      this.state = 'open';
      this.why = outcome.why;
      return;
    }
    // Some questions stay open until all agree: whoever is still asked may change his mind.
    setTimeout(() => {
      this.state = 'open';
      this.chosen = [];
    }, againAfter);
  }
}
