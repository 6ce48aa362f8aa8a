// Names around a circle: whoever sits, each can be read.
import { describe, expect, it } from 'vitest';
import { box, fitting, letters, plan } from '../src/parts/circle/nameplates';

const counts = Array.from({ length: 30 }, (_none, at) => at + 2);
const perLetter = 0.56;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe.each(counts)('%i chairs', (count) => {
  const { chairs, plates, disc } = plan(count);
  const boxes = plates.map(({ x, y, anchor, room }): Box => {
    const wide = [...fitting('Maksymilian Nowak', Math.min(room, 40))].length * letters * perLetter;
    const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
    return { left, right: left + wide, top: y - letters / 2, bottom: y + letters / 2 };
  });
  it('have names that meet neither each other nor a chair', () => {
    boxes.forEach((each, at) => {
      boxes.slice(at + 1).forEach((other, n) => expect(meet(each, other), `${at} and ${at + 1 + n}`).toBe(false));
      chairs.forEach(({ x, y }, n) => {
        const chair = { left: x - disc * 0.8, right: x + disc * 0.8, top: y - disc * 0.8, bottom: y + disc * 0.8 };
        expect(meet(each, chair), `the name of ${at} and the chair ${n}`).toBe(false);
      });
    });
  });
  it('and stand in the picture', () => {
    const [left, top, width, height] = box.split(' ').map(Number) as [number, number, number, number];
    for (const each of boxes) {
      expect(each.left).toBeGreaterThanOrEqual(left);
      expect(each.right).toBeLessThanOrEqual(left + width);
      expect(each.top).toBeGreaterThanOrEqual(top);
      expect(each.bottom).toBeLessThanOrEqual(top + height);
    }
  });
  it('and chairs that do not touch', () => {
    const [a, b] = chairs;
    expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeGreaterThan(2 * disc);
  });
});
