// Which picture belongs to a message that names a card: "role.don.name", or "….card.vest.name"
// somewhere within.
import type { WireMessage } from '../wire/types';

const named = /(?:^|\.)(?:role|card|token)\.([a-z0-9-]+)\.(?:name|count)$/;

export function pictureId(message: WireMessage | null | undefined): string | null {
  if (!message) return null;
  const found = named.exec(message.key);
  if (found) return found[1]!;
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
