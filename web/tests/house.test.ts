// What holds for every file of the app.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { absences, kinds, levels, waitings } from '../src/room/offers';
// @ts-ignore plain module
import { patterns, volumeNames } from '../compile/volumes.mjs';

const web = process.cwd();
const files = (folder: string): string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const name = path.join(folder, each.name);
    return each.isDirectory() ? files(name) : [name];
  });
const sources = ['src', 'compile', 'public', 'words'].flatMap((each) => files(path.join(web, each))).filter((each) => /\.(ts|svelte|mjs|js|css|json)$/.test(each));
const rulebooks = (volumeNames() as string[]).filter((each) => each.startsWith('rules-')).map((each) => each.slice('rules-'.length));

// What the app itself says, whatever volume it comes in.
const { app: always, desk } = patterns('en') as Record<string, Record<string, string>>;
const words = { ...always, ...desk };

describe('the app', () => {
  it('knows no rulebook by name', () => {
    expect(rulebooks.length).toBeGreaterThan(1);
    for (const file of sources) {
      const text = fs.readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*).*$/gm, '');
      for (const name of rulebooks) expect(text.includes(name) ? file : '', name).toBe('');
    }
  });
  it('writes no style into the page: the policy forbids it', () => {
    for (const file of sources.filter((each) => each.endsWith('.svelte'))) {
      expect(/\sstyle="/.test(fs.readFileSync(file, 'utf8')) ? file : '').toBe('');
    }
  });
  it('puts no text into the page as markup', () => {
    for (const file of sources.filter((each) => /src/.test(each))) {
      expect(/@html|innerHTML|document\.write/.test(fs.readFileSync(file, 'utf8')) ? file : '').toBe('');
    }
  });
  it('makes no sound and no vibration but the table', () => {
    for (const file of sources.filter((each) => /src/.test(each) && !/narrator|room\/rain/.test(each))) {
      expect(/vibrate|new Audio|speechSynthesis|Notification\(/.test(fs.readFileSync(file, 'utf8')) ? file : '').toBe('');
    }
  });
  it('rains at the table alone', () => {
    const users = sources.filter((each) => /from '.*\/rain'/.test(fs.readFileSync(each, 'utf8')));
    expect(users.map((each) => path.basename(each))).toEqual(['TablePlay.svelte']);
  });
  it('has every sentence it says', () => {
    const asked = new Set<string>();
    for (const file of sources.filter((each) => /src.*\.(ts|svelte)$/.test(each))) {
      const text = fs.readFileSync(file, 'utf8');
      for (const call of text.matchAll(/\bapp\(([^()]*(?:\([^()]*\)[^()]*)*)/g)) {
        for (const name of call[1]!.split(/,\s*\{/)[0]!.matchAll(/'([a-z][a-z.-]*)'/g)) {
          if (!/[!=]==\s*$/.test(call[1]!.slice(0, name.index))) asked.add(name[1]!);
        }
      }
    }
    expect(asked.size).toBeGreaterThan(100);
    for (const name of asked) expect(`app.${name}` in words, name).toBe(true);
  });
  it('has words for every value of the schemas that people choose from or read', () => {
    const [protocol, wire] = ['protocol', 'wire'].map((each) => JSON.parse(fs.readFileSync(path.join(web, '..', 'docs', `${each}.schema.json`), 'utf8')).$defs);
    const { absence, waiting } = protocol.manners.properties;
    const said: Array<[string, string[]]> = [
      ['manners.absence', absence.enum],
      ['manners.waiting', waiting.enum],
      ['front.as', protocol.kind.enum],
      ['desk.deal', protocol.desk.properties.dealers.items.enum],
      ['desk.power', wire.script.properties.powers.items.properties.power.enum],
    ];
    for (const [start, values] of said) {
      expect(values.length, start).toBeGreaterThan(1);
      for (const each of values) expect(`app.${start}.${each}` in words, `${start}.${each}`).toBe(true);
    }
    for (const each of levels) expect(`app.manners.level.${each}` in words, each).toBe(true);
    expect([absences, waitings, kinds].map((each) => [...each].sort())).toEqual([absence.enum, waiting.enum, protocol.kind.enum].map((each: string[]) => [...each].sort()));
  });
  it('has a picture of every role, card, token and side, and of every house role', () => {
    const named = /(?:^|\.)(?:(?:role|card|token)\.([a-z0-9-]+)\.name|side\.([a-z0-9-]+))$/;
    const keys = Object.values(patterns('en') as Record<string, Record<string, string>>).flatMap((each) => Object.keys(each));
    const ids = keys.flatMap((key) => named.exec(key)?.slice(1).filter(Boolean) ?? []);
    const shipped = fs.readdirSync(path.join(web, '..', 'house-roles')).map((each) => each.replace('.toml', ''));
    expect(ids.length).toBeGreaterThan(60);
    expect(shipped.length).toBeGreaterThan(3);
    const drawn = new Set(fs.readdirSync(path.join(web, 'art')).map((each) => each.replace('.svg', '')));
    expect([...ids, ...shipped].filter((each) => !drawn.has(each!))).toEqual([]);
  });
  it('is built and tested with Node.js 18 as well', () => {
    const { packages } = JSON.parse(fs.readFileSync(path.join(web, 'package-lock.json'), 'utf8')) as { packages: Record<string, { engines?: { node?: string } }> };
    const least = (part: string) => Number(/^\s*(?:>=|>|\^|~|=)?\s*v?(\d+)/.exec(part)?.[1] ?? 0);
    const fits = (range: string) => range.split('||').some((each) => (/^\s*[\^~]/.test(each) ? least(each) === 18 : least(each) <= 18));
    const all = Object.entries(packages).filter(([, each]) => each.engines?.node);
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(([, each]) => !fits(each.engines!.node!)).map(([name]) => name)).toEqual([]);
  });
  it('keeps its files small', () => {
    for (const file of sources.filter((each) => /src.*\.(ts|svelte)$/.test(each) && !each.endsWith('types.ts'))) {
      expect(fs.readFileSync(file, 'utf8').split('\n').length, file).toBeLessThan(300);
    }
  });
});
