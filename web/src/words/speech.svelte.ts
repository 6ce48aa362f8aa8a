// What this device speaks: the language, the volumes that have been loaded, and the names of those
// who sit. Switching the language draws every screen anew; nothing else changes.
import { volumes } from 'virtual:volumes';
import type { WireArgument, WireMessage } from '../wire/types';
import { said, type Book, type HouseName, type Names } from './message';
import { percent as inPercent, times as inTimes, type Compiled } from './pattern';

export const languages = [
  { id: 'en', name: 'English' },
  { id: 'pl', name: 'Polski' },
  { id: 'sk', name: 'Slovenčina' },
  { id: 'cs', name: 'Čeština' },
  { id: 'ru', name: 'Русский' },
];

const told = 'rules-';
const always = ['app', 'cli'];
// A rulebook has sentences of the game, and its rules as players are told them.
export const rulebooksBuiltIn = Object.keys(volumes.en ?? {})
  .filter((each) => each.startsWith(told))
  .map((each) => each.slice(told.length));

const key = 'omerta.language';

function preferred(): string {
  const wanted = [localStorage.getItem(key) ?? '', ...(navigator.languages ?? [])];
  for (const each of wanted) {
    const found = languages.find((one) => one.id === each.slice(0, 2).toLowerCase());
    if (found) return found.id;
  }
  return 'en';
}

class Speech {
  language = $state('en');
  ready = $state(false);
  rulebook = $state('');
  seats = $state.raw<string[]>([]);
  house = $state.raw<HouseName[]>([]);
  #loaded = $state.raw<Record<string, Record<string, Compiled>>>({});
  #loading = new Set<string>();

  async begin() {
    await this.choose(preferred());
  }

  // All that was loaded in the language before comes first, so that nothing is missing anywhere. Without
  // a connection the old language stays.
  async choose(language: string): Promise<boolean> {
    const start = `${this.language}/`;
    const loaded = Object.keys(this.#loaded).filter((each) => each.startsWith(start)).map((each) => each.slice(start.length));
    const wanted = new Set([...always, ...(this.rulebook ? [this.rulebook] : []), ...loaded]);
    await Promise.all([...wanted].map((each) => this.#load(language, each)));
    const whole = [...wanted].every((each) => !volumes[language]?.[each] || this.#loaded[`${language}/${each}`]);
    if (!whole && this.ready) return false;
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
    localStorage.setItem(key, language);
    return true;
  }

  // Whose sentences come first; loaded before it is wanted, so that nothing flickers.
  async play(rulebook: string) {
    this.rulebook = rulebook;
    if (rulebook) await this.#load(this.language, rulebook);
  }

  async with(volume: string) {
    await this.#load(this.language, volume);
  }

  get names(): Names {
    return { seats: this.seats, house: this.house };
  }

  say(message: WireMessage | null | undefined, rulebook = this.rulebook): string {
    return said(this.#book(), message, this.names, rulebook);
  }

  // A sentence of the app itself.
  app(name: string, args?: Record<string, WireArgument>): string {
    return this.say(args ? { key: `app.${name}`, args } : { key: `app.${name}` });
  }

  // Every key of a volume that begins so, once it is loaded.
  keys(volume: string, start: string): string[] {
    return Object.keys(this.#loaded[`${this.language}/${volume}`] ?? {}).filter((each) => each.startsWith(start));
  }

  knows(name: string, rulebook = this.rulebook): boolean {
    return this.#find(name, rulebook) !== undefined;
  }

  #book(): Book {
    return {
      language: this.language,
      find: (name, rulebook) => this.#find(name, rulebook),
      missing: (name, rulebook) => this.#missing(name, rulebook),
    };
  }

  #find(name: string, rulebook = ''): Compiled | undefined {
    for (const volume of [rulebook, told + rulebook, 'cli', 'app', 'desk', 'flights', 'topics', 'faults']) {
      const found = this.#loaded[`${this.language}/${volume}`]?.[name];
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #missing(_name: string, rulebook = '') {
    for (const volume of [rulebook, told + rulebook, 'desk', 'flights', 'faults']) void this.#load(this.language, volume);
  }

  async #load(language: string, volume: string) {
    const id = `${language}/${volume}`;
    const load = volumes[language]?.[volume];
    if (!load || this.#loading.has(id)) return this.#pending.get(id);
    this.#loading.add(id);
    const loading = load().then(
      (module) => {
        this.#loaded = { ...this.#loaded, [id]: module.default };
      },
      () => {
        this.#loading.delete(id); // no connection just now: the next sentence asks again
      },
    );
    this.#pending.set(id, loading);
    return loading;
  }
  #pending = new Map<string, Promise<void>>();
}

export const speech = new Speech();
export const app = (name: string, args?: Record<string, WireArgument>) => speech.app(name, args);
export const say = (message: WireMessage | null | undefined) => speech.say(message);

export const percent = (n: number) => inPercent(speech.language, n);
export const times = (n: number) => inTimes(speech.language, n);

// As the first words of a sentence or on a block: the first letter large.
export function sentence(text: string): string {
  const first = text.charAt(0);
  return first.toLocaleUpperCase(speech.language) + text.slice(1);
}
