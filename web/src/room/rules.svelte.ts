// The rules of one rulebook, as the server gives them; asked once and kept. Until they are there: the
// clauses as players are told them, which are built in.
import type { WireCatalogue, WireLine, WirePages } from '../wire/types';
import { speech } from '../words/speech.svelte';
import { session } from './session.svelte';

export interface Clause {
  id: string;
  text: string; // in the reader's language
  lines: string[]; // the catalogue's own words, in English
}

export class Rules {
  pages = $state.raw<WirePages | null>(null);
  catalogue = $state.raw<WireCatalogue | null>(null);
  constructor(readonly rulebook: string) {
    void this.#load();
  }
  async #load() {
    await Promise.all([speech.with(this.rulebook), speech.with(`rules-${this.rulebook}`), speech.with('desk')]);
    try {
      this.pages = (await session.ask({ t: 'pages', rulebook: this.rulebook }, 'pages')).pages as WirePages;
      this.catalogue = (await session.ask({ t: 'catalogue', rulebook: this.rulebook }, 'catalogue')).catalogue as WireCatalogue;
    } catch {
      this.pages = null;
    }
  }

  get clauses(): Clause[] {
    const start = 'rule.';
    const told = new Map(
      speech.keys(`rules-${this.rulebook}`, start).map((key) => [key.slice(start.length).toUpperCase(), key]),
    );
    const all = this.catalogue?.clauses.map((each) => each.id) ?? [...told.keys()];
    const ids = all.length ? all : [...told.keys()];
    const lines = new Map(this.catalogue?.clauses.map((each) => [each.id, each.lines]));
    return ids.map((id) => {
      const key = told.get(id);
      return { id, text: key ? speech.say({ key }, this.rulebook) : '', lines: lines.get(id) ?? [] };
    });
  }

  // The clauses of a group: all whose id begins with its name.
  group(name: string): Clause[] {
    const wanted = name.toUpperCase();
    return this.clauses.filter((each) => new RegExp(`^[A-Z]+-${wanted}-[0-9A-Z]+$`).test(each.id));
  }

  page(word: string): WireLine[] | null {
    const wanted = word.toLowerCase();
    const all = [...(this.pages?.cards ?? []), ...(this.pages?.pages ?? [])];
    return all.find((each) => each.words.some((one) => one.toLowerCase() === wanted))?.page ?? null;
  }
}
