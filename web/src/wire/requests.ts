// What is asked of the server and answered by a frame of its own kind: a room, one's places, what
// may be chosen. One at a time, so that an answer cannot be taken for another's.
import type { FromServer } from './types';

export type Frame = { t: string } & Record<string, unknown>;
export class Refused extends Error {}

interface Request {
  frame: Frame;
  answer: string;
  done: (frame: Frame) => void;
  failed: (why: Refused) => void;
}

export class Requests {
  #queue: Request[] = [];
  #sentBy = 0;

  add(frame: Frame, answer: string): Promise<Frame> {
    return new Promise((done, failed) => this.#queue.push({ frame, answer, done, failed }));
  }

  get empty() {
    return this.#queue.length === 0;
  }

  // The frame to send on this connection now, if there is one that it has not carried.
  next(generation: number): Frame | null {
    if (this.#queue.length === 0 || this.#sentBy === generation) return null;
    this.#sentBy = generation;
    return this.#queue[0]!.frame;
  }

  heard(frame: FromServer | Frame): boolean {
    const first = this.#queue[0];
    if (!first || this.#sentBy === 0) return false;
    if (frame.t !== first.answer && frame.t !== 'refused') return false;
    this.#queue.shift();
    this.#sentBy = 0;
    if (frame.t === 'refused') first.failed(new Refused(String((frame as Frame).why)));
    else first.done(frame as Frame);
    return true;
  }

  // An unknown frame may end a connection instead of being refused.
  fail(why: string) {
    const all = this.#queue;
    this.#queue = [];
    this.#sentBy = 0;
    for (const each of all) each.failed(new Refused(why));
  }
}
