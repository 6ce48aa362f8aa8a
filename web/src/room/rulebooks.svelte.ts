// Which rulebooks there are and what may be chosen in one, as the server says it. A server that does
// not say it yet: those whose sentences are built in.
import type { Chosen, WireForm, WireJudged, WireMessage } from '../wire/types';
import { rulebooksBuiltIn } from '../words/speech.svelte';
import { session } from './session.svelte';

export interface RulebookName {
  id: string;
  name: WireMessage | null;
}

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

  async form(chosen: Partial<Chosen> & { rulebook: string }): Promise<{ form: WireForm; judged: WireJudged } | null> {
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
