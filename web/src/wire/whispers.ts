// Private messages come in pieces, one after the other, each ended by a line feed.
import type { Private } from './types';

export class Whispers {
  #rest = '';

  forget() {
    this.#rest = '';
  }

  take(piece: string): Private[] {
    const lines = (this.#rest + piece).split('\n');
    this.#rest = lines.pop() ?? '';
    return lines.map((line) => JSON.parse(line) as Private);
  }
}
