// The way of a bullet on the circle: a stroke that is thin at the muzzle and broad at the hit, bent a
// little so that there and back are two lines.
import type { Spot } from '../circle/circle';

export interface Leg {
  from: Spot;
  to: Spot;
  bend: number; // to which side, and how much
}

interface Point {
  x: number;
  y: number;
}

const round = (x: number) => Math.round(x * 100) / 100;
const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
const disc = 4.6; // what a chair covers

function frame({ from, to, bend }: Leg): { start: Point; control: Point; end: Point } {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 0.1) {
    // At oneself: a loop towards the middle.
    const inward = between(from, { x: 50, y: 50 }, 0.45);
    const aside = { x: inward.x + (from.y - 50) * 0.25, y: inward.y - (from.x - 50) * 0.25 };
    return { start: between(from, inward, 0.3), control: aside, end: between(from, inward, 0.42) };
  }
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const middle = between(from, to, 0.5);
  const control = { x: middle.x + normal.x * bend, y: middle.y + normal.y * bend };
  return { start: between(from, control, disc / length), control, end: between(to, control, (disc + 1.4) / length) };
}

// As far as this share of the way.
export function stroke(leg: Leg, width: number, share = 1): string {
  const { start, control, end } = frame(leg);
  const t = Math.max(0.02, Math.min(1, share));
  const bent = between(start, control, t);
  const tip = between(bent, between(control, end, t), t);
  const length = Math.hypot(tip.x - bent.x, tip.y - bent.y) || 1;
  const n = { x: (-(tip.y - bent.y) / length) * width * t, y: ((tip.x - bent.x) / length) * width * t };
  const beyond = { x: tip.x + ((tip.x - bent.x) / length) * width * 1.8, y: tip.y + ((tip.y - bent.y) / length) * width * 1.8 };
  const p = (each: Point) => `${round(each.x)} ${round(each.y)}`;
  const side = (sign: number, each: Point, much: number): Point => ({ x: each.x + n.x * sign * much, y: each.y + n.y * sign * much });
  return `M${p(start)}Q${p(side(1, bent, 0.45))} ${p(side(1, tip, 1))}L${p(beyond)}L${p(side(-1, tip, 1))}Q${p(side(-1, bent, 0.45))} ${p(start)}Z`;
}

// A tunnel is a dashed line with an arrowhead at its exit: another stroke than a bullet's.
export function dashed(leg: Leg): { line: string; head: string } {
  const { start, control, end } = frame(leg);
  const length = Math.hypot(end.x - control.x, end.y - control.y) || 1;
  const [dx, dy] = [(end.x - control.x) / length, (end.y - control.y) / length];
  const at = (along: number, aside: number) => `${round(end.x + dx * along - dy * aside)} ${round(end.y + dy * along + dx * aside)}`;
  return {
    line: `M${round(start.x)} ${round(start.y)}Q${round(control.x)} ${round(control.y)} ${at(-1, 0)}`,
    head: `M${at(1.6, 0)}L${at(-1.8, 1.9)}L${at(-1.8, -1.9)}Z`,
  };
}

// Where the number of a station stands: on the way, nearer to its end.
export function station(leg: Leg): Point {
  const { start, control, end } = frame(leg);
  return between(between(start, control, 0.66), between(control, end, 0.66), 0.66);
}
