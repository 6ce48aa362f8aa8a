// A beat to the server has 512 bytes, whatever it carries (docs/protocol.md, H1).
import type { Command } from './types';

export const beatBytes = 512;

const size = (text: string) => new TextEncoder().encode(text).length;

export function beat(k: number, carried: Command | null): string {
  const bare = JSON.stringify({ t: 'b', k, in: carried, pad: '' });
  const missing = beatBytes - size(bare);
  if (missing < 0) return JSON.stringify({ t: 'b', k, in: carried });
  return bare.slice(0, -2) + '.'.repeat(missing) + '"}';
}

export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((each) => each.toString(16).padStart(2, '0')).join('');
}
