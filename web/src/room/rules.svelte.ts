// The rules of one rulebook, as the server gives them; asked once and kept. Until they are there: the
// clauses as players are told them, which are built in.
import type { WireCatalogue, WireField, WireLine, WirePages } from '../wire/types';
import { speech } from '../words/speech.svelte';
import { nothingChosen } from './choice';
import { rulebooks } from './rulebooks.svelte';
import { session } from './session.svelte';

export interface Clause {
  id: string;
  text: string; // in the reader's language
  lines: string[]; // the catalogue's own words, in English
}

export class Rules {
  pages = $state.raw<WirePages | null>(null);
  catalogue = $state.raw<WireCatalogue | null>(null);
  fields = $state.raw<WireField[]>([]); // what may be set
  constructor(readonly rulebook: string) {
    void this.#load();
  }
  async #load() {
    await Promise.all([speech.with(this.rulebook), speech.with(`rules-${this.rulebook}`), speech.with('desk'), speech.with('topics')]);
    try {
      this.pages = (await session.ask({ t: 'pages', rulebook: this.rulebook }, 'pages')).pages as WirePages;
      this.catalogue = (await session.ask({ t: 'catalogue', rulebook: this.rulebook }, 'catalogue')).catalogue as WireCatalogue;
      this.fields = (await rulebooks.form({ ...nothingChosen(this.rulebook), players: [] }))?.form.fields ?? [];
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

  // What a group is about: the card whose clauses they are, or a part of the game that has a name.
  titleOf(name: string): string {
    const wanted = name.toLowerCase();
    const isOf = (line: WireLine) => line.kind === 'clauses' && line.label.toLowerCase() === wanted;
    const card = this.pages?.cards.find((each) => each.page.some(isOf));
    if (card) return speech.say(card.page[0]?.text, this.rulebook);
    return speech.knows(`topic.${wanted}`) ? speech.say({ key: `topic.${wanted}` }) : name;
  }

  // Clauses elsewhere that name a card by its id.
  naming(id: string): string[] {
    const own = new Set(this.group(this.#groupOf(id)).map((each) => each.id));
    return this.clauses.filter((each) => !own.has(each.id) && each.lines.some((line) => line.includes(`\`${id}\``))).map((each) => each.id);
  }
  #groupOf(id: string): string {
    const lines = this.page(id) ?? [];
    return lines.find((each) => each.kind === 'clauses')?.label ?? id;
  }

  page(word: string): WireLine[] | null {
    const wanted = word.toLowerCase();
    const all = [...(this.pages?.cards ?? []), ...(this.pages?.pages ?? [])];
    return all.find((each) => each.words.some((one) => one.toLowerCase() === wanted))?.page ?? null;
  }
}
