// A lone newcomer: a room, bots in the empty chairs, and the cards are dealt.
import { app } from '../words/speech.svelte';
import { nothingChosen } from './choice';
import { session } from './session.svelte';

export const nobody = '0'.repeat(64); // a bot has no device

// Names for bots that nobody in the room has yet.
export function botNames(taken: string[], count: number): string[] {
  const all = app('bot.names').split(',').map((each) => each.trim());
  const free = all.filter((each) => !taken.includes(each));
  for (let n = 2; free.length < count; n++) free.push(...all.map((each) => `${each} ${n}`));
  return free.slice(0, count);
}

export async function playAlone(name: string, rulebook: string, edition: string, bots: number) {
  const placed = await session.create('player', name);
  if (rulebook) await session.do({ do: 'choose', chosen: nothingChosen(rulebook, edition) });
  for (const each of botNames([name], bots)) {
    void session.do({ do: 'join', kind: 'bot', name: each, device: nobody });
  }
  await session.do({ do: 'start' });
  return placed;
}
