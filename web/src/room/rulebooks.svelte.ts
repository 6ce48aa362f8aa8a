// Which rulebooks there are and what may be chosen in one, as the server says it. A server that does
// not say it yet: those whose sentences are built in.
import type { WireForm, WireJudged, WireMessage } from '../wire/types';
import { rulebooksBuiltIn, sentence, speech } from '../words/speech.svelte';
import type { Choice } from './choice';
import { session } from './session.svelte';

export interface RulebookName {
  id: string;
  name: WireMessage | null;
  editions?: WireForm['editions'];
  'usual-edition'?: string;
  people?: WireForm['people'];
}

// "gorod: a town, its mafia …" is a name and what it is about.
export function titled(book: RulebookName): { title: string; about: string } {
  const key = `play.game.${book.id}`;
  const text = book.name ? speech.say(book.name) : speech.knows(key) ? speech.say({ key }) : '';
  const colon = text.indexOf(':');
  if (colon < 0) return { title: text || book.id, about: '' };
  return { title: text.slice(0, colon), about: sentence(text.slice(colon + 1).trim()) };
}

export const usualEdition = (book: RulebookName): string =>
  book['usual-edition'] || book.editions?.find((each) => each.language === speech.language)?.id || book.editions?.[0]?.id || '';

// How many sit, without whoever runs the game.
export const usualSeats = (book: RulebookName): number => {
  const { people } = book;
  return people ? Math.max(people.fewest - people.host, people.usual - people.host) : 8;
};

class Rulebooks {
  all = $state.raw<RulebookName[]>(rulebooksBuiltIn.map((id) => ({ id, name: null })));
  asked = false;
  speaks = $state(true); // whether this server answers such questions

  async load() {
    if (this.asked) return;
    this.asked = true;
    try {
      const frame = await session.ask({ t: 'rulebooks' }, 'rulebooks');
      this.all = frame.rulebooks as RulebookName[];
    } catch {
      this.speaks = false;
    }
  }

  async form(chosen: Partial<Choice> & { rulebook: string; players?: string[] }): Promise<{ form: WireForm; judged: WireJudged } | null> {
    await this.load();
    if (!this.speaks) return null;
    try {
      const frame = await session.ask({ t: 'form', chosen }, 'form');
      return { form: frame.form as WireForm, judged: frame.judged as WireJudged };
    } catch {
      return null;
    }
  }
}

export const rulebooks = new Rulebooks();
