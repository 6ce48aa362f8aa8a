// The narrator: what is said aloud, one sentence after the other, as a caption and, where the
// browser has a voice for the language, spoken. Only the table speaks, and only public words.
import type { Entry } from '../wire/types';
import { locale } from '../words/pattern';
import { say, speech } from '../words/speech.svelte';
import { settings } from './settings.svelte';
import { sound } from './sound.svelte';

const atLeast = 1600; // milliseconds a caption stands
const perLetter = 45;
const pause = 350; // after a sentence
// Sentences: a long morning, and before the one that says who has won. What is older than that is in the log.
const mostWaiting = { usually: 30, atTheEnd: 6 };

// What is said aloud: not the lines of a list, nor each stage of what has been told in short. That somebody
// is out of the game, always.
function isSaid(entry: Entry): boolean {
  if (!('heard' in entry)) return isChatter(entry);
  const { text, part } = entry.heard;
  return text !== null && (part.out === true || !(part.ballot ?? part.listed ?? part.more));
}
const isChatter = (entry: Entry) => 'stated' in entry || 'nudged' in entry;
const isNightfall = (entry: Entry) => 'heard' in entry && entry.heard.part.night !== undefined;
const isOver = (entry: Entry) => 'heard' in entry && entry.heard.part.over === true;
const mustBeSaid = (entry: Entry) => isOver(entry) || ('heard' in entry && entry.heard.part.out === true);

// No more than there is time for: what people have stated gives way first, then what is oldest.
function shortened(queue: Entry[]): Entry[] {
  const night = queue.map(isNightfall).lastIndexOf(true);
  const left = queue.filter((each, at) => at > night || !isChatter(each));
  const most = left.some(isOver) ? mostWaiting.atTheEnd : mostWaiting.usually;
  for (const mayGo of [isChatter, (each: Entry) => !mustBeSaid(each)]) {
    for (let at = 0; left.length > most && at < left.length; ) {
      if (mayGo(left[at]!)) left.splice(at, 1);
      else at++;
    }
  }
  return left;
}

export class Narrator {
  caption = $state('');
  speaking = $state(false);
  said = $state.raw<Entry[]>([]); // all up to the sentence that stands, and what is not said after it
  #all: Entry[] = [];
  #queue: Entry[] = [];
  #seen = 0;
  #timer = 0;
  #started = false;
  #unsaid = ''; // the caption that stands and has not been heard, since there was no voice, or no leave

  constructor() {
    // A browser loads its voices late: what stands is said when they are there.
    window.speechSynthesis?.addEventListener?.('voiceschanged', this.#loaded);
  }

  // Nobody on this device speaks the language: captions alone.
  get voiceless(): boolean {
    return this.#voices >= 0 && this.#voice() === null;
  }

  // Everything said so far is known; what comes after it is told.
  hear(entries: Entry[], count: number) {
    const fresh = this.#started ? entries.slice(Math.max(0, entries.length - (count - this.#seen))) : entries.slice(-1);
    this.#started = true;
    this.#seen = count;
    this.#all = entries;
    this.#queue = shortened([...this.#queue, ...fresh.filter(isSaid)]);
    if (!this.speaking) this.#next();
    this.#reach();
  }
  #reach() {
    const next = this.#queue[0];
    this.said = next ? this.#all.slice(0, Math.max(0, this.#all.indexOf(next))) : this.#all;
  }

  stop() {
    clearTimeout(this.#timer);
    sound.forget(this.#again);
    window.speechSynthesis?.removeEventListener?.('voiceschanged', this.#loaded);
    window.speechSynthesis?.cancel();
  }

  #next() {
    const entry = this.#queue.shift();
    this.#reach();
    this.#spoken = null;
    this.speaking = entry !== undefined;
    if (!entry || !('heard' in entry || 'stated' in entry || 'nudged' in entry)) return;
    this.caption = say('stated' in entry ? entry.stated.text : 'nudged' in entry ? entry.nudged.text : entry.heard.text);
    this.#unsaid = this.caption;
    this.#timer = window.setTimeout(() => this.#next(), this.#reading());
    this.#speak();
  }

  #reading = () => Math.max(atLeast, this.caption.length * perLetter);
  #again = () => this.#speak();
  #voices = $state(0); // how often they have changed
  #loaded = () => {
    this.#voices += 1;
    this.#speak();
  };

  // While a voice speaks, the caption stands; where it fails, for as long as one reads.
  #speak() {
    const voice = settings.voice ? this.#voice() : null;
    if (!voice || !this.#unsaid || this.#unsaid !== this.caption) return;
    this.#unsaid = '';
    const began = Date.now();
    const utterance = new SpeechSynthesisUtterance(this.caption);
    const standsFor = (milliseconds: number) => {
      if (utterance !== this.#spoken) return;
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#next(), Math.max(0, milliseconds));
    };
    this.#spoken = utterance;
    standsFor(this.#reading() * 3 + 4000); // a voice that never ends
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.95;
    utterance.onend = () => standsFor(pause);
    utterance.onerror = (event) => {
      standsFor(this.#reading() - (Date.now() - began));
      if (event.error !== 'not-allowed') return;
      this.#unsaid = this.caption;
      sound.wait(this.#again);
    };
    window.speechSynthesis.speak(utterance);
  }
  #spoken: SpeechSynthesisUtterance | null = null;

  #voice(): SpeechSynthesisVoice | null {
    const all = window.speechSynthesis?.getVoices() ?? [];
    const wanted = all.filter((each) => each.lang.toLowerCase().startsWith(speech.language));
    return wanted.find((each) => each.lang === locale(speech.language)) ?? wanted.find((each) => each.default) ?? wanted[0] ?? null;
  }
}
