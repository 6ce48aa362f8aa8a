// Which picture belongs to a message that names a card or a side: "role.don.name", "side.town", or
// "….card.vest.name" somewhere within. A wording for children may have a picture of its own; a role of
// the host's own is known by its id.
import { ids } from 'virtual:pictures';
import type { WireMessage } from '../../wire/types';
import { speech } from '../../words/speech.svelte';

const named = /(?:^|\.)(?:(?:role|card|token)\.([a-z0-9-]+)\.(?:name|count)|side\.([a-z0-9-]+))(\.kids)?$/;

export function pictureId(message: WireMessage | null | undefined): string | null {
  if (!message) return null;
  if (message.key === 'named-by-host') return speech.house[Number(message.args?.number ?? -1)]?.id ?? null;
  const found = named.exec(message.key);
  if (found) {
    const id = (found[1] ?? found[2])!;
    return found[3] && ids.has(id + found[3]) ? id + found[3] : id;
  }
  for (const argument of Object.values(message.args ?? {})) {
    if (!argument || typeof argument !== 'object') continue;
    const inner = Array.isArray(argument) ? argument : 'key' in argument ? [argument] : [];
    for (const each of inner) {
      const id = pictureId(each as WireMessage | null);
      if (id) return id;
    }
  }
  return null;
}
