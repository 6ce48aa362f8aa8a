// A circle of chairs with their names beside it: no name over another one or over a chair, however many
// sit. The middle is at 50, 50; what is drawn is `plan.box`.
import { spots, type Spot } from './circle';

export interface Plate {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  room: number; // how wide a name may be
}

export interface Plan {
  chairs: Spot[];
  disc: number; // radius of a chair
  plates: Plate[];
}

const ring = 31;
const largest = 4.8; // radius of a chair
export const letters = 5.3; // height of a name
const gap = 5.4; // from one name to the next
const beside = 1.3;
const edge = 15.5; // beyond the square, on either side
export const box = `${-edge - 0.5} 0 ${101 + 2 * edge} 100`;

export function plan(count: number): Plan {
  const chairs = spots(count, ring);
  const disc = Math.min(largest, (ring * Math.PI * 0.9) / Math.max(1, count));
  const plates: Plate[] = chairs.map(({ x, y }) => {
    const right = x >= 50;
    const at = x + (right ? 1 : -1) * (disc + beside);
    return { x: at, y, anchor: right ? 'start' : 'end', room: right ? 100 + edge - at : at + edge };
  });
  const half = count / 2;
  const clear = disc * 0.85 + letters / 2; // of the middle of a chair
  // From the middle outwards each name makes room for the one before it, and for its chair.
  for (const side of [1, -1]) {
    let first = -Infinity; // of the upper half: beside the middle, it stays where its chair is
    for (const up of [-1, 1]) {
      const all = chairs
        .map((chair, at) => ({ chair, at }))
        .filter(({ chair, at }) => at !== 0 && at !== half && Math.sign(chair.x - 50) === side && (up < 0 ? chair.y <= 50 : chair.y > 50))
        .sort((a, b) => up * (a.chair.y - b.chair.y));
      let free = up < 0 ? Infinity : first; // as far as the names have come
      for (const [nth, { at, chair }] of all.entries()) {
        const last = all[nth - 1]?.chair.y ?? 50 - up * clear;
        const furthest = up < 0 ? Math.min : Math.max;
        plates[at]!.y = furthest(chair.y, free + up * gap, last + up * clear);
        free = plates[at]!.y;
        if (up < 0 && nth === 0) first = free;
      }
    }
  }
  // Above all others stands the first, below them the one opposite.
  const upmost = Math.min(...plates.slice(1).map((each) => each.y), 50);
  const lowest = Math.max(...plates.slice(1).map((each) => each.y), 50);
  const middle = (y: number): Plate => ({ x: 50, y, anchor: 'middle', room: 50 });
  if (count > 0) plates[0] = middle(Math.min(50 - ring - disc - beside - letters / 2, upmost - gap));
  if (count > 1 && Number.isInteger(half)) plates[half] = middle(Math.max(50 + ring + disc + beside + letters / 2, lowest + gap));
  return { chairs, disc, plates };
}

const perLetter = 0.56; // of the height, on the average

// As much of a name as there is room for; the whole one is said where it is spoken of.
export function fitting(name: string, room: number): string {
  const most = Math.max(2, Math.floor(room / (letters * perLetter)));
  return [...name].length <= most ? name : [...name].slice(0, most - 1).join('').trimEnd() + '…';
}

// Where a row of small pictures after a name begins.
export function beyond({ x, anchor, room }: Plate, name: string, width: number, count: number): number {
  const wide = [...name].length * letters * perLetter;
  if (anchor === 'middle') return x + wide / 2 + 1;
  const away = Math.min(room - width * count, wide + 0.6);
  return anchor === 'start' ? x + away : x - away - width * count;
}
