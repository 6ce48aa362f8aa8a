// The streams, the fold and the connection, against frames that a server has sent.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
// @ts-ignore plain module
import { generated } from '../compile/write-types.mjs';
import { beat } from '../src/wire/beat';
import { Commands } from '../src/wire/commands';
import { afterEvent, afterWhisper, begun, type Known } from '../src/wire/fold';
import { begin, next, patience } from '../src/wire/link';
import { sha256 } from '../src/wire/sha256';
import { Whispers } from '../src/wire/whispers';

const folder = path.join(process.cwd(), 'tests', 'frames') + '/';
const recorded = fs.readdirSync(folder).map((name) => ({
  name,
  frames: fs.readFileSync(folder + name, 'utf8').trim().split('\n').map((line) => JSON.parse(line)),
}));

function folded(frames: any[]): Known {
  let known: Known | null = null;
  const whispers = new Whispers();
  for (const frame of frames) {
    if (frame.t === 'snap') known = begun(frame, null);
    if (frame.t === 'ev') known = afterEvent(known!, frame);
    if (frame.t !== 'b') continue;
    for (const each of whispers.take(frame.in)) if ('q' in each) known = afterWhisper(known!, each);
  }
  return known!;
}

describe('types', () => {
  it('are those of the schemas: npm run types', () => {
    const file = path.join(process.cwd(), 'src', 'wire', 'types.ts');
    expect(fs.readFileSync(file, 'utf8')).toBe(generated());
  });
});

describe('sha256', () => {
  const hex = (text: string) => Buffer.from(sha256(new TextEncoder().encode(text))).toString('hex');
  it('agrees with the standard', () => {
    expect(hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hex('a'.repeat(1000))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3');
  });
});

describe.each(recorded)('$name', ({ frames }) => {
  it('[S1, S2] folds without a gap, with the hashes of the server', () => {
    const known = folded(frames);
    expect(known.p.count).toBeGreaterThan(5);
    expect(known.own?.hand.length).toBeGreaterThan(0);
  });
  it('[P4] a missed event is noticed', () => {
    const event = frames.findIndex((each) => each.t === 'ev' && each.e.length > 0);
    expect(() => folded(frames.filter((_each, at) => at !== event))).toThrow('a gap');
  });
  it('[S2] a changed entry is noticed', () => {
    const copy = structuredClone(frames);
    copy.find((each) => each.t === 'ev' && each.e.length > 0).e[0].heard.text.key = 'another';
    expect(() => folded(copy)).toThrow('another hash');
  });
});

describe('patches', () => {
  it('[S5] are done to lists', () => {
    const known = folded(recorded[0]!.frames);
    const one = { key: 'a' };
    const before = { ...known, own: { ...known.own!, knows: [one, one, one] } };
    const change = { q: known.q.count, hq: known.q.hash, e: [], own: { knows: { drop: 1, at: 1, take: 1, add: [{ key: 'b' }, { key: 'c' }] } } };
    expect(afterWhisper(before, change as any).own!.knows).toEqual([one, { key: 'b' }, { key: 'c' }]);
  });
});

describe('beats', () => {
  it('[H1] have 512 bytes, whatever they carry', () => {
    const { command } = new Commands().add({ do: 'answer', lane: 0, number: 7, choice: [1, 2] });
    for (const each of [beat(1, null), beat(99999, command)]) expect(Buffer.byteLength(each)).toBe(512);
  });
});

describe('commands', () => {
  it('[P2] are sent once a connection until they are answered', async () => {
    const commands = new Commands();
    const { command, outcome } = commands.add({ do: 'tap' });
    expect(commands.next(1)).toEqual(command);
    expect(commands.next(1)).toBeNull();
    expect(commands.next(2)).toEqual(command);
    commands.answered(command.cid, true, '');
    expect(await outcome).toEqual({ ok: true, why: '' });
    expect(commands.next(3)).toBeNull();
  });
});

describe('the connection', () => {
  const open = next(next(begin(), { kind: 'want' })[0], { kind: 'opened', generation: 1 })[0];
  it('comes back, a little later each time', () => {
    const [waiting, effects] = next(open, { kind: 'closed', generation: 1, code: 1006 });
    expect(effects).toContainEqual({ do: 'retry-in', milliseconds: patience(0), generation: 2 });
    const [again] = next(waiting, { kind: 'retry', generation: 2 });
    expect(again).toMatchObject({ phase: 'connecting', generation: 3, tries: 1 });
  });
  it('does not listen to a ghost', () => {
    const [later] = next(open, { kind: 'silent', generation: 1 });
    expect(next(later, { kind: 'closed', generation: 1, code: 1006 })).toEqual([later, []]);
  });
  it('[B5] believes that a place is not its own when it was said four times in a row', () => {
    const refused = (link: typeof open) => next(link, { kind: 'closed', generation: link.generation, code: 4003 })[0];
    const again = (link: typeof open) => {
      const [connecting] = next(link, { kind: 'retry', generation: link.generation });
      return next(connecting, { kind: 'opened', generation: connecting.generation })[0];
    };
    const thrice = again(refused(again(refused(again(refused(open))))));
    expect(thrice).toMatchObject({ phase: 'open', stopped: null });
    expect(refused(thrice)).toMatchObject({ phase: 'off', stopped: 'not-yours' });
    const [attached] = next(thrice, { kind: 'attached', generation: thrice.generation });
    expect(refused(attached)).toMatchObject({ phase: 'waiting', stopped: null });
  });
  it('[P5] stays away when another has taken the place', () => {
    expect(next(open, { kind: 'closed', generation: 1, code: 4001 })[0]).toMatchObject({ phase: 'off', stopped: 'taken' });
  });
});
