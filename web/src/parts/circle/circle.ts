// Where chairs stand: by equal distance on a circle, the first on top, clockwise.
export interface Spot {
  x: number; // per cent
  y: number;
  side: 'top' | 'right' | 'bottom' | 'left'; // where a name has room
}

export function spots(count: number, radius = 31): Spot[] {
  return Array.from({ length: count }, (_none, at) => {
    const angle = (at / Math.max(1, count)) * Math.PI * 2 - Math.PI / 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const side = Math.abs(c) < 0.25 ? (s < 0 ? 'top' : 'bottom') : c > 0 ? 'right' : 'left';
    return { x: 50 + c * radius, y: 50 + s * radius, side };
  });
}

export interface Point {
  x: number;
  y: number;
}

// On a wide screen: equally far from each other along a rounded oblong. The exponent makes it square.
export function along(count: number, rx: number, ry: number, cx: number, cy: number): Point[] {
  const power = 2 / 2.9;
  const point = (angle: number) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return { x: cx + Math.sign(c) * Math.abs(c) ** power * rx, y: cy + Math.sign(s) * Math.abs(s) ** power * ry };
  };
  const steps = 720;
  const way = Array.from({ length: steps + 1 }, (_none, at) => point((at / steps) * Math.PI * 2 - Math.PI / 2));
  const far = [0];
  for (let i = 1; i <= steps; i++) far.push(far[i - 1]! + Math.hypot(way[i]!.x - way[i - 1]!.x, way[i]!.y - way[i - 1]!.y));
  let next = 0;
  return Array.from({ length: count }, (_none, at) => {
    const wanted = (at / Math.max(1, count)) * far[steps]!;
    while (far[next + 1]! < wanted) next += 1;
    const share = (wanted - far[next]!) / (far[next + 1]! - far[next]!);
    const [from, to] = [way[next]!, way[next + 1]!];
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}
