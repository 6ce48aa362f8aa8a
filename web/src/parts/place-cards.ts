// The place cards round the table of a large screen: apart from each other, however many there are. Few
// stand equally far along the rim; many stand closer above each other than beside each other, and get
// smaller when even that is not enough.
import { along, type Point } from './circle';

export const card = { width: 252, height: 84 }; // at full size, in a picture of 1920 by 1080
const air = { across: 12, down: 12 };
const least = 0.5; // no card gets smaller

export interface Places {
  spots: Point[];
  size: number; // of a card, as a share of the full one
}

// How far apart two cards are, in cards.
const apart = (a: Point, b: Point) =>
  Math.max(Math.abs(a.x - b.x) / (card.width + air.across), Math.abs(a.y - b.y) / (card.height + air.down));

const nearest = (spots: Point[]) =>
  Math.min(...spots.flatMap((each, at) => spots.slice(at + 1).map((other) => apart(each, other))), 9);

// From the top clockwise, each as far from the one before as is said; fewer, if the rim is too short.
function strung(way: Point[], count: number, distance: number): Point[] {
  const all = [way[0]!];
  for (const each of way) {
    if (all.length === count) break;
    if (apart(each, all[all.length - 1]!) >= distance) all.push(each);
  }
  return all;
}

export function placeCards(count: number): Places {
  const rim = (steps: number) => along(steps, 814, 430, 960, 500);
  const even = rim(count);
  if (count < 2 || nearest(even) >= 1) return { spots: even, size: 1 };
  const way = rim(2400);
  let [low, high] = [least, 4];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    const spots = strung(way, count, middle);
    if (spots.length === count && apart(spots[count - 1]!, way[0]!) >= middle) low = middle;
    else high = middle;
  }
  const spots = strung(way, count, low);
  return { spots, size: Math.min(1, nearest(spots)) };
}
