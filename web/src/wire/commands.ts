// Commands are sent again under the same id until they are answered (docs/protocol.md, P2). They
// are kept in memory alone: what somebody chose by night is written nowhere.
import { freshId } from './beat';
import type { Action, Command } from './types';

export interface Outcome {
  ok: boolean;
  why: string;
}

interface Waiting {
  command: Command;
  sentBy: number; // the generation of the connection that has carried it; 0: none yet
  done: (outcome: Outcome) => void;
}

export class Commands {
  #waiting: Waiting[] = [];

  add(action: Action): { command: Command; outcome: Promise<Outcome> } {
    const command = { cid: freshId(), a: action };
    const outcome = new Promise<Outcome>((done) => this.#waiting.push({ command, sentBy: 0, done }));
    return { command, outcome };
  }

  // The oldest that this connection has not carried.
  next(generation: number): Command | null {
    const found = this.#waiting.find((each) => each.sentBy !== generation);
    if (!found) return null;
    found.sentBy = generation;
    return found.command;
  }

  answered(cid: string, ok: boolean, why: string) {
    const at = this.#waiting.findIndex((each) => each.command.cid === cid);
    if (at < 0) return;
    const [found] = this.#waiting.splice(at, 1);
    found!.done({ ok, why });
  }

  // Another place: what was meant for the old one is nobody's.
  forget() {
    for (const each of this.#waiting) each.done({ ok: false, why: 'left' });
    this.#waiting = [];
  }
}
