// Takes part in the deal by itself, without a touch, and says so if something does not hold.
import type { Action } from '../wire/types';
import { commitment, digitsOf, sealOf, spoken, transcript, type Deal } from '../wire/deal';
import type { Known } from '../wire/fold';
import { session } from './session.svelte';

class Dealing {
  broken = $state(false); // the server does not say what it said before
  words = $state('');
  #room = '';
  #entropy = new Map<string, string>(); // by room and number; in memory alone until it is opened
  #server = new Map<string, string>();
  #done = new Set<string>();

  look(known: Known) {
    const room = known.room as unknown as { deal?: Deal | null; frozen?: string | null; order: number[] };
    const { deal, frozen } = room;
    if (!session.at) return;
    // What was found of another room's deal, or of the one before, says nothing of this one.
    if (session.at.room !== this.#room || !deal || deal.step === 'by-hand') [this.broken, this.words] = [false, ''];
    this.#room = session.at.room;
    if (!deal || deal.step === 'by-hand' || typeof frozen !== 'string') return;
    const id = `${session.at.room}/${deal.number}`;
    const seat = known.seat ?? room.order.indexOf(known.place);
    if (deal.step === 'commits' && seat >= 0) this.#commit(id, deal, seat);
    if (deal.step !== 'opens' && deal.step !== 'dealt') return;
    const computed = transcript(session.at.room, frozen, deal);
    this.words = spoken(computed);
    const mine = deal.commits.find((each) => each.seat === seat);
    const entropy = this.#entropy.get(id);
    const promised = !entropy || mine?.commit === commitment(session.at.room, deal.number, seat, entropy);
    const same = (this.#server.get(id) ?? deal.server) === deal.server;
    this.broken = computed !== deal.transcript || !promised || !same || !this.#sealed(known, deal, seat);
    if (deal.step === 'opens' && entropy && mine && !this.broken) this.#open(id, deal, entropy);
  }

  #commit(id: string, deal: Deal, seat: number) {
    this.#server.set(id, deal.server);
    if (this.#done.has(id)) return;
    this.#done.add(id);
    const entropy = digitsOf(crypto.getRandomValues(new Uint8Array(32)));
    this.#entropy.set(id, entropy);
    const commit = commitment(session.at!.room, deal.number, seat, entropy);
    void session.do({ do: 'commit', number: deal.number, commit } as unknown as Action);
  }
  #open(id: string, deal: Deal, entropy: string) {
    if (this.#done.has(`${id}/open`)) return;
    this.#done.add(`${id}/open`);
    void session.do({ do: 'reveal', number: deal.number, entropy } as unknown as Action);
  }
  #sealed(known: Known, deal: Deal, seat: number): boolean {
    const own = known.own as unknown as { seal?: { held: string; nonce: string } | null } | null;
    if (!own?.seal || !deal.seals[seat]) return true;
    return sealOf(deal.transcript, seat, own.seal.held, own.seal.nonce) === deal.seals[seat];
  }
}

export const dealing = new Dealing();
