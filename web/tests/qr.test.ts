// A QR code is read back by rules of its own.
import { describe, expect, it } from 'vitest';
import { qr } from '../src/parts/pictures/qr';

describe('qr', () => {
  it('has the sides of its version', () => {
    expect(qr('HELLO')?.length).toBe(21);
    expect(qr('http://192.168.4.1:8080/#/join/KRUKAB')?.length).toBe(29);
    expect(qr('x'.repeat(200))).toBeNull();
  });
  it('has three finders, timing and the dark module', () => {
    const grid = qr('http://192.168.4.1:8080/#/join/KRUKAB')!;
    const side = grid.length;
    for (const [x, y] of [[3, 3], [side - 4, 3], [3, side - 4]] as const) {
      expect(grid[y]![x]).toBe(true);
      expect(grid[y - 2]![x]).toBe(false);
      expect(grid[y - 3]![x]).toBe(true);
    }
    for (let i = 8; i < side - 8; i++) expect(grid[6]![i]).toBe(i % 2 === 0);
    expect(grid[side - 8]![8]).toBe(true);
  });
  it('says its format twice alike', () => {
    const grid = qr('KRUKAB')!;
    const side = grid.length;
    const first = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => grid[y]![8]);
    const second = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => grid[8]![side - 1 - i]);
    expect(first).toEqual(second);
  });
});
