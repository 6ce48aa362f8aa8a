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

const middle = { x: 960, y: 500 };
const rim = (steps: number) => along(steps, 814, 430, middle.x, middle.y);
const mirrored = ({ x, y }: Point): Point => ({ x: 2 * middle.x - x, y });

// Down the right side, each as far from the one before as is said, the left side alike; nothing, if the
// rim is too short.
function strung(side: Point[], count: number, distance: number): Point[] | null {
  const wanted = Math.floor((count - 1) / 2);
  const right: Point[] = [];
  let last = side[0]!;
  for (const each of side) {
    if (right.length === wanted) break;
    if (apart(each, last) >= distance) right.push((last = each));
  }
  const opposite = count % 2 === 0 ? side[side.length - 1]! : mirrored(last);
  if (right.length < wanted || apart(last, opposite) < distance) return null;
  return [side[0]!, ...right, ...(count % 2 === 0 ? [opposite] : []), ...right.map(mirrored).reverse()];
}

export function placeCards(count: number): Places {
  const even = rim(count);
  if (count < 4 || nearest(even) >= 1) return { spots: even, size: 1 };
  const side = rim(4000).slice(0, 2001);
  let [low, high] = [least, 4];
  for (let i = 0; i < 24; i++) {
    const distance = (low + high) / 2;
    if (strung(side, count, distance)) low = distance;
    else high = distance;
  }
  const spots = strung(side, count, low) ?? even;
  return { spots, size: Math.min(1, nearest(spots)) };
}
