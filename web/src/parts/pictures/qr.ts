// QR codes for the address of a room: byte mode, error correction M, versions 1 to 6 (106 bytes).
interface Version {
  size: number; // codewords in all
  correction: number; // of them in each block
  blocks: number;
  alignment: number; // where the one pattern stands; 0: none
}

const versions: Version[] = [
  { size: 26, correction: 10, blocks: 1, alignment: 0 },
  { size: 44, correction: 16, blocks: 1, alignment: 18 },
  { size: 70, correction: 26, blocks: 1, alignment: 22 },
  { size: 100, correction: 18, blocks: 2, alignment: 26 },
  { size: 134, correction: 24, blocks: 2, alignment: 30 },
  { size: 172, correction: 16, blocks: 4, alignment: 34 },
];

// --- the field of 256 elements ---------------------------------------------------------------------
const exponent = new Uint8Array(512);
const logarithm = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  exponent[i] = exponent[i + 255] = x;
  logarithm[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number) => (a && b ? exponent[logarithm[a]! + logarithm[b]!]! : 0);

function generator(degree: number): number[] {
  let polynomial = [1];
  for (let i = 0; i < degree; i++) {
    const longer = [...polynomial, 0];
    polynomial.forEach((each, at) => (longer[at + 1]! ^= times(each, exponent[i]!)));
    polynomial = longer;
  }
  return polynomial;
}

function corrections(data: number[], count: number): number[] {
  const divisor = generator(count);
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    if (factor) divisor.forEach((each, at) => (rest[i + at]! ^= times(each, factor)));
  }
  return rest.slice(data.length);
}

function codewords(text: string, { size, correction, blocks }: Version): number[] {
  const room = size - correction * blocks;
  const bytes = [...new TextEncoder().encode(text)];
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, 8);
  bytes.forEach((each) => put(each, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const each = room / blocks; // of these versions all blocks are equally long
  const parts = Array.from({ length: blocks }, (_none, b) => data.slice(b * each, (b + 1) * each));
  const checks = parts.map((part) => corrections(part, correction));
  const woven = (rows: number[][]) => rows[0]!.flatMap((_none, at) => rows.map((row) => row[at]!));
  return [...woven(parts), ...woven(checks)];
}

const masks: Array<(x: number, y: number) => boolean> = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = Array<Array<boolean | null>>;

function patterns(side: number, alignment: number): Grid {
  const grid: Grid = Array.from({ length: side }, () => new Array<boolean | null>(side).fill(null));
  const finder = (cx: number, cy: number) => {
    for (let y = -4; y <= 4; y++) {
      for (let x = -4; x <= 4; x++) {
        if (grid[cy + y]?.[cx + x] === undefined) continue;
        const ring = Math.max(Math.abs(x), Math.abs(y));
        grid[cy + y]![cx + x] = ring !== 2 && ring !== 4;
      }
    }
  };
  finder(3, 3);
  finder(side - 4, 3);
  finder(3, side - 4);
  if (alignment) {
    for (let y = -2; y <= 2; y++) {
      for (let x = -2; x <= 2; x++) grid[alignment + y]![alignment + x] = Math.max(Math.abs(x), Math.abs(y)) !== 1;
    }
  }
  for (let i = 8; i < side - 8; i++) grid[6]![i] = grid[i]![6] = i % 2 === 0;
  format(grid, 0); // keeps its place free
  return grid;
}

function format(grid: Grid, mask: number) {
  const side = grid.length;
  let rest = mask; // level M is 00
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i < 6; i++) grid[i]![8] = bit(i);
  grid[7]![8] = bit(6);
  grid[8]![8] = bit(7);
  grid[8]![7] = bit(8);
  for (let i = 9; i < 15; i++) grid[8]![14 - i] = bit(i);
  for (let i = 0; i < 8; i++) grid[8]![side - 1 - i] = bit(i);
  for (let i = 8; i < 15; i++) grid[side - 15 + i]![8] = bit(i);
  grid[side - 8]![8] = true;
}

function place(empty: Grid, words: number[], mask: number): boolean[][] {
  const grid = empty.map((row) => [...row]);
  const side = grid.length;
  let at = 0;
  for (let right = side - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < side; i++) {
      const y = ((right + 1) & 2) === 0 ? side - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== null) continue;
        const dark = at < words.length * 8 && ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
        grid[y]![x] = dark !== masks[mask]!(x, y);
        at++;
      }
    }
  }
  format(grid, mask);
  return grid as boolean[][];
}

// The fewer large areas and false finders, the better it is read.
function penalty(grid: boolean[][]): number {
  const side = grid.length;
  let sum = 0;
  let dark = 0;
  const column = (x: number) => grid.map((row) => row[x]!);
  for (let i = 0; i < side; i++) {
    for (const line of [grid[i]!, column(i)]) {
      const text = line.map((each) => (each ? '1' : '0')).join('');
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
      sum += 40 * ((text.match(/(?=10111010000|00001011101)/g) ?? []).length);
    }
    dark += grid[i]!.filter(Boolean).length;
  }
  for (let y = 1; y < side; y++) {
    for (let x = 1; x < side; x++) {
      const same = grid[y]![x] === grid[y]![x - 1] && grid[y]![x] === grid[y - 1]![x] && grid[y]![x] === grid[y - 1]![x - 1];
      if (same) sum += 3;
    }
  }
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (side * side) - 10));
}

export function qr(text: string): boolean[][] | null {
  const length = new TextEncoder().encode(text).length;
  const at = versions.findIndex((each) => each.size - each.correction * each.blocks >= length + 2);
  if (at < 0) return null;
  const version = versions[at]!;
  const empty = patterns(17 + 4 * (at + 1), version.alignment);
  const words = codewords(text, version);
  const drawn = masks.map((_none, mask) => place(empty, words, mask));
  return drawn.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}
