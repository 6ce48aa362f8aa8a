// Every sentence in every language compiles, has the arguments of its English twin, and is filled in
// as the language wants it.
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-ignore plain module
import { compilePattern } from '../compile/pattern.mjs';
// @ts-ignore plain module
import { compiled, languages, patterns, volumeNames } from '../compile/volumes.mjs';
import { said, type Book } from '../src/words/message';
import { filled, type Compiled, type Piece } from '../src/words/pattern';

// What a glossary lists under "Never": "- `it dawns`: day is breaking". The terminal's files are read by tests/words.
function neverSaid(language: string): RegExp[] {
  const listed = fs.readFileSync(`../docs/words/${language}.md`, 'utf8').split('\n## Never\n')[1]!.matchAll(/^- `([^`]+)`/gm);
  return [...listed].map(([, phrase]) => new RegExp(`(?<![\\p{L}\\d])${phrase}(?![\\p{L}\\d])`, 'iu'));
}

function names(pattern: Compiled, into = new Set<string>()): Set<string> {
  const walk = (piece: Piece) => {
    if (typeof piece === 'string' || piece[0] === '#') return;
    into.add(piece[1]);
    if (piece[0] === 'p') Object.values(piece[3]).forEach((each) => names(each, into));
    if (piece[0] === 's') Object.values(piece[2]).forEach((each) => names(each, into));
  };
  if (typeof pattern !== 'string') pattern.forEach(walk);
  return into;
}

describe.each(languages as string[])('%s', (language) => {
  it.each(volumeNames() as string[])('%s compiles', (volume) => {
    const english = compiled('en', volume) as Record<string, Compiled>;
    const all = compiled(language, volume) as Record<string, Compiled>;
    expect(Object.keys(all).sort()).toEqual(Object.keys(english).sort());
    for (const [key, pattern] of Object.entries(all)) {
      const values = Object.fromEntries([...names(pattern)].map((each) => [each, 2]));
      expect(filled(pattern, values, language), key).not.toMatch(/[{}]/);
    }
  });
  it('the app asks for no argument that English does not have', () => {
    const own = (spoken: string) => Object.fromEntries(['app', 'desk', 'topics'].flatMap((each) => Object.entries(compiled(spoken, each)).filter(([key]) => /^(app|topic)\./.test(key)))) as Record<string, Compiled>;
    const [english, all] = [own('en'), own(language)];
    for (const key of Object.keys(all)) expect([...names(all[key]!)].sort(), key).toEqual([...names(english[key]!)].sort());
  });
  it('the app keeps to the glossary', () => {
    const phrases = neverSaid(language);
    expect(phrases.length).toBeGreaterThanOrEqual(10);
    const words: Record<string, string> = JSON.parse(fs.readFileSync(`words/${language}.json`, 'utf8'));
    expect(Object.entries(words).filter(([, text]) => phrases.some((each) => each.test(text)))).toEqual([]);
  });
  it('sleepers read about as much as those awake', () => {
    const words = (patterns(language) as Record<string, Record<string, string>>).app!;
    expect(words['app.night.asleep']!.length).toBeGreaterThan(20);
    expect(words['app.night.asleep']!.length).toBeLessThan(70);
  });
});

describe('patterns', () => {
  const say = (text: string, values: Record<string, string | number>, language = 'en') => filled(compilePattern(text), values, language);
  it('count as the language counts', () => {
    const seats = (patterns('pl') as Record<string, Record<string, string>>).app!['app.lobby.seats']!;
    expect([1, 3, 5, 22].map((n) => say(seats, { n }, 'pl'))).toEqual(['1 miejsce', '3 miejsca', '5 miejsc', '22 miejsca']);
  });
  it('quote, choose and nest', () => {
    expect(say("it''s '{'{x}'}'", { x: 'a' })).toBe("it's {a}");
    expect(say('{n, plural, =0 {none} one {# of {x}} other {# of {x}}}', { n: 1, x: 'y' })).toBe('1 of y');
    expect(say('{g, select, yes {a {n, plural, one {#} other {#s}}} other {b}}', { g: 'yes', n: 4 })).toBe('a 4s');
    expect(say('a # b', {})).toBe('a # b');
  });
  it('refuse what is broken', () => {
    for (const text of ['{n, plural, one {x}}', 'a } b{', '{', '{n, date}']) expect(() => compilePattern(text)).toThrow();
  });
});

describe('messages', () => {
  const book = (patternsOf: Record<string, string>, language = 'en'): Book => ({
    language,
    find: (key) => (key in patternsOf ? (compilePattern(patternsOf[key]!) as Compiled) : undefined),
    missing: () => undefined,
  });
  const who = { seats: ['Anna', 'Boris', 'Eva'], house: [{ id: 'dancer', names: { en: 'Dancer', pl: 'Tancerka' } }] };
  it('name chairs, lists and messages within', () => {
    const words = book({ 'a.b': '{who} and {count, plural, one {one} other {#}}: {seats}; {role}.', 'role.don.name': 'Don' });
    const message = { key: 'a.b', args: { who: { seat: 0 }, seats: { seats: [0, 1, 2] }, role: { key: 'role.don.name' } } };
    expect(said(words, message, who)).toBe('Anna and 3: Anna, Boris and Eva; Don.');
  });
  it('know the four keys that are in no file', () => {
    const words = book({ x: 'X.', y: 'Y.' });
    expect(said(words, { key: 'together', args: { sentences: [{ key: 'x' }, { key: 'y' }] } }, who)).toBe('X. Y.');
    expect(said(words, { key: 'listed', args: { items: [{ key: 'x' }, { key: 'y' }] } }, who)).toBe('X. and Y.');
    expect(said(words, { key: 'chair', args: { who: { seat: 1 } } }, who)).toBe('Boris');
    expect(said(words, { key: 'named-by-host', args: { number: 0 } }, who)).toBe('Dancer');
  });
});
