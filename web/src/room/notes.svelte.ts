// Notes of one's own. They may hold a secret, so no storage has them; and they are of one game at one chair.
import type { Known } from '../wire/fold';
import type { Seat } from './place';

class Notes {
  text = $state('');
  #chair = '';
  #wasOver = false;

  look({ room: { stage }, seat }: Pick<Known, 'room' | 'seat'>, at: Seat) {
    const chair = `${at.room}/${seat}`;
    const begins = stage === 'lobby' || stage === 'dealing' || (this.#wasOver && stage === 'game');
    if (begins || chair !== this.#chair) this.text = '';
    this.#chair = chair;
    this.#wasOver = stage === 'over';
  }
}
export const notes = new Notes();
