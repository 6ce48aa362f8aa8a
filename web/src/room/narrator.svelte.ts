// The narrator: what is said aloud, one sentence after the other, as a caption and, where the
// browser has a voice for the language, spoken. Only the table speaks, and only public words.
import type { Entry } from '../wire/types';
import { locale } from '../words/pattern';
import { say, speech } from '../words/speech.svelte';
import { settings } from './settings.svelte';

const atLeast = 1600; // milliseconds a caption stands
const perLetter = 45;
const mostWaiting = 6; // what is older than that is in the log

export class Narrator {
  caption = $state('');
  speaking = $state(false);
  #queue: Entry[] = [];
  #seen = 0;
  #timer = 0;
  #started = false;

  // Everything said so far is known; what comes after it is told.
  hear(entries: Entry[], count: number) {
    const fresh = this.#started ? entries.slice(Math.max(0, entries.length - (count - this.#seen))) : entries.slice(-1);
    this.#started = true;
    this.#seen = count;
    this.#queue.push(...fresh.filter((each) => 'stated' in each || ('heard' in each && each.heard.text && !each.heard.part.ballot)));
    if (this.#queue.length > mostWaiting) this.#queue = this.#queue.slice(-mostWaiting);
    if (!this.speaking) this.#next();
  }

  stop() {
    clearTimeout(this.#timer);
    window.speechSynthesis?.cancel();
  }

  #next() {
    const entry = this.#queue.shift();
    this.speaking = entry !== undefined;
    if (!entry || !('heard' in entry || 'stated' in entry)) return;
    this.caption = say('stated' in entry ? entry.stated.text : entry.heard.text);
    const reading = Math.max(atLeast, this.caption.length * perLetter);
    let over = false;
    const done = () => {
      if (over) return;
      over = true;
      clearTimeout(this.#timer);
      this.#next();
    };
    const voice = settings.voice ? this.#voice() : null;
    this.#timer = window.setTimeout(done, voice ? reading * 3 + 4000 : reading);
    if (!voice) return;
    const utterance = new SpeechSynthesisUtterance(this.caption);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.95;
    utterance.onend = () => setTimeout(done, 350);
    utterance.onerror = done;
    window.speechSynthesis.speak(utterance);
  }

  #voice(): SpeechSynthesisVoice | null {
    const all = window.speechSynthesis?.getVoices() ?? [];
    const wanted = all.filter((each) => each.lang.toLowerCase().startsWith(speech.language));
    return wanted.find((each) => each.lang === locale(speech.language)) ?? wanted.find((each) => each.default) ?? wanted[0] ?? null;
  }
}
