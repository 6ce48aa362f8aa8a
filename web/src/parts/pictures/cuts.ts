// Marks of a gouge that run from the middle: the texture of the table and of cards. Always the same
// for the same number, so that nothing changes between two drawings.
export function random(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x100000000;
  };
}

const round = (x: number) => Math.round(x * 10) / 10;

// A stroke pointed at both ends, from one point to another.
export function cut(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = (-(y2 - y1) / length) * width;
  const ny = ((x2 - x1) / length) * width;
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  return `M${round(x1)} ${round(y1)}Q${round(mx + nx)} ${round(my + ny)} ${round(x2)} ${round(y2)}Q${round(mx - nx)} ${round(my - ny)} ${round(x1)} ${round(y1)}Z`;
}

export interface Rays {
  x: number;
  y: number;
  inner: number; // share of the radius without any
  rx: number;
  ry: number;
  count: number;
  length: number;
  width: number;
  seed: number;
}

export function rays({ x, y, inner, rx, ry, count, length, width, seed }: Rays): string {
  const next = random(seed);
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = next() * Math.PI * 2;
    const from = inner + next() * (1 - inner);
    const to = Math.min(1, from + length * (0.4 + next()));
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    path += cut(x + c * rx * from, y + s * ry * from, x + c * rx * to, y + s * ry * to, width * (0.6 + next()));
  }
  return path;
}
