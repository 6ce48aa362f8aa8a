// The time by which clocks are drawn. It stands while there is no connection: what is shown then is
// what was last known.
import { session } from './session.svelte';

class Now {
  value = $state(performance.now());
  constructor() {
    setInterval(() => {
      if (session.attached) this.value = performance.now();
    }, 250);
  }
}

export const now = new Now();

// Milliseconds left, or null: no end.
export function left(): number | null {
  const clock = session.known?.clock;
  if (!clock) return null;
  if (!clock.runs) return clock.left;
  return Math.max(0, clock.left - Math.max(0, now.value - session.clockAt));
}

export const minutes = (milliseconds: number) => {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
