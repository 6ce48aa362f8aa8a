// Rain on the roof, at the table alone and by night: so that nobody hears who moves. It is made here,
// from noise, and never changes with what happens in the game.
import { sound } from './sound.svelte';

const loudness = 0.16;
const fade = 1.8; // seconds, like dusk on every screen
const patience = 400; // milliseconds a browser may take to begin

export class Rain {
  #resume = () => void this.#context?.resume().catch(() => undefined);
  #context: AudioContext | null = null;
  #gain: GainNode | null = null;

  fall() {
    const { context, gain } = this.#made();
    void context.resume().catch(() => undefined);
    // A browser may want a touch first: it resumes then, and not before.
    if (context.state !== 'running') setTimeout(() => context.state === 'suspended' && sound.wait(this.#resume), patience);
    gain.gain.cancelScheduledValues(context.currentTime);
    gain.gain.setTargetAtTime(loudness, context.currentTime, fade / 3);
  }
  stop() {
    sound.forget(this.#resume);
    if (!this.#context || !this.#gain) return;
    this.#gain.gain.cancelScheduledValues(this.#context.currentTime);
    this.#gain.gain.setTargetAtTime(0, this.#context.currentTime, fade / 3);
  }
  end() {
    sound.forget(this.#resume);
    void this.#context?.close().catch(() => undefined);
    this.#context = null;
    this.#gain = null;
  }

  #made(): { context: AudioContext; gain: GainNode } {
    if (this.#context && this.#gain) return { context: this.#context, gain: this.#gain };
    const context = new AudioContext();
    const seconds = 6;
    const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
    const samples = buffer.getChannelData(0);
    let low = 0;
    for (let i = 0; i < samples.length; i++) {
      const white = Math.random() * 2 - 1;
      low = 0.97 * low + 0.03 * white; // the roof
      const drop = Math.random() < 0.0006 ? (Math.random() - 0.5) * 1.6 : 0; // and single drops
      samples[i] = low * 2.2 + white * 0.12 + drop;
    }
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.value = 2600;
    const gain = context.createGain();
    gain.gain.value = 0;
    source.connect(filter).connect(gain).connect(context.destination);
    source.start();
    this.#context = context;
    this.#gain = gain;
    return { context, gain };
  }
}
