// Where one is, by what stands behind # in the address: it is never sent and holds no secret.
//   #/join/CODE  #/move/CODE/DIGITS  #/rules[/RULEBOOK[/WORD]]  #/replay  #/at/ROOM/PLACE
import type { Seat } from './place';

class Route {
  parts = $state<string[]>(read());
  constructor() {
    addEventListener('hashchange', () => (this.parts = read()));
  }
  get page() {
    return this.parts[0] ?? '';
  }
}

function read(): string[] {
  const text = location.hash.replace(/^#\/?/, '');
  return text ? text.split('/').map(decoded) : [];
}

// What somebody typed or cut off may be no address at all.
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = new Route();

const key = 'omerta.place';

// The room's id and the number of the place: of no use to anybody without this device's cookie.
export function remember(seat: Seat | null) {
  if (seat) localStorage.setItem(key, JSON.stringify(seat));
  else localStorage.removeItem(key);
}

export function remembered(): Seat | null {
  try {
    const seat = JSON.parse(localStorage.getItem(key) ?? 'null') as Seat | null;
    return seat && /^[0-9a-f]{16}$/.test(seat.room) ? seat : null;
  } catch {
    return null;
  }
}

export const invitation = (code: string) => `${location.origin}/#/join/${code}`;
// Takes a seat over on another phone; the digits are good for two minutes, and once.
export const handoutOf = (code: string, digits: string) => `${location.origin}/#/move/${code}/${digits}`;
export const addressOf = (seat: Seat) => `#/at/${seat.room}/${seat.place}`;
