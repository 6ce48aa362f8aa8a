// Paper cards that are entered by hand: what everybody holds, seat by seat, list after list, as it was
// dealt. Copies that are told apart have a number; the others are alike.
import type { WireDeals } from '../wire/types';

export type Deal = WireDeals[number];
export type Kind = Deal['kinds'][number];

// The things that one may point at: a kind, or one of its numbered copies.
export const thingsOf = (kind: Kind): number[] => (kind.numbered ? Array.from({ length: kind.numbered }, (_none, at) => kind.id + at) : [kind.id]);
export const kindOf = (deal: Deal, thing: number): Kind | undefined => deal.kinds.find((each) => thingsOf(each).includes(thing));
export const numberOf = (kind: Kind, thing: number): number => (kind.numbered > 1 ? thing - kind.id + 1 : 0);

export class Paper {
  // By seat, then by deal.
  hands = $state<number[][][]>([]);
  constructor(readonly deals: WireDeals, seats: number, held: number[][] = []) {
    this.hands = Array.from({ length: seats }, (_none, seat) => this.#sorted(held[seat] ?? []));
  }
  #sorted(things: number[]): number[][] {
    return this.deals.map((deal) => things.filter((each) => kindOf(deal, each)).slice(0, deal.each));
  }
  missing(seat: number, deal: number): number {
    return this.deals[deal]!.each - (this.hands[seat]?.[deal]?.length ?? 0);
  }
  // Whose turn it is to be entered; nothing when all is.
  get next(): { seat: number; deal: number } | null {
    for (let deal = 0; deal < this.deals.length; deal++) {
      for (let seat = 0; seat < this.hands.length; seat++) if (this.missing(seat, deal) > 0) return { seat, deal };
    }
    return null;
  }
  // How many of a kind nobody has been given.
  left(deal: number, kind: Kind): number {
    const taken = this.hands.flatMap((each) => each[deal] ?? []).filter((each) => thingsOf(kind).includes(each)).length;
    return kind.copies - taken;
  }
  isTaken(deal: number, kind: Kind, thing: number): boolean {
    return kind.numbered > 0 && this.hands.some((each) => each[deal]?.includes(thing));
  }
  give(seat: number, deal: number, thing: number) {
    if (this.missing(seat, deal) > 0) this.hands[seat]![deal]!.push(thing);
  }
  takeAway(seat: number, deal: number, at: number) {
    this.hands[seat]![deal]!.splice(at, 1);
  }
  get held(): number[] {
    return this.hands.flat(2);
  }
}
