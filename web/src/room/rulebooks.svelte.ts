// Which rulebooks there are and what may be chosen in one, as the server says it.
import type { FromServer, WireForm, WireJudged } from '../wire/types';
import { sentence, speech } from '../words/speech.svelte';
import type { Choice } from './choice';
import { session } from './session.svelte';

type Listed = Extract<FromServer, { t: 'rulebooks' }>;
type Answered = Extract<FromServer, { t: 'form' }>;
export type RulebookName = Listed['rulebooks'][number];

export const titled = (book: RulebookName) => ({ title: speech.say(book.title), about: sentence(speech.say(book.about)) });

export const usualEdition = (book: RulebookName): string =>
  book['usual-edition'] || book.editions.find((each) => each.language === speech.language)?.id || book.editions[0]?.id || '';

// How many sit, without whoever runs the game.
export const usualSeats = ({ people }: RulebookName): number => Math.max(people.fewest - people.host, people.usual - people.host);

class Rulebooks {
  all = $state.raw<RulebookName[]>([]);
  #asked = false;

  async load() {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.all = ((await session.ask({ t: 'rulebooks' }, 'rulebooks')) as Listed).rulebooks;
    } catch {
      this.#asked = false;
    }
  }

  async form(chosen: Choice & { players: string[] }): Promise<{ form: WireForm; judged: WireJudged } | null> {
    try {
      const { form, judged } = (await session.ask({ t: 'form', chosen }, 'form')) as Answered;
      return { form, judged };
    } catch {
      return null;
    }
  }
}

export const rulebooks = new Rulebooks();
