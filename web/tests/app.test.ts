// Small promises of the app: numbers, languages, sharing, pictures of the host's own roles.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { picture } from '../src/parts/flight/flight-picture';
import { pictureId } from '../src/parts/pictures/picture-id';
import { give } from '../src/room/sharing';
import { percent, since, times } from '../src/words/pattern';
import { languages, rulebooksBuiltIn, speech } from '../src/words/speech.svelte';

describe('numbers', () => {
  it('are written as the language writes them', () => {
    expect([percent('en', 50), percent('cs', 50), percent('ru', 150)]).toEqual(['50%', '50\u00a0%', '150\u00a0%']);
    expect([since('en', 999), since('en', 42_000), since('pl', 125_000), since('ru', 7_300_000)]).toEqual(['0 seconds ago', '42 seconds ago', '2 minuty temu', '2 часа назад']);
    expect([times('en', 0.5), times('pl', 0.5), times('sk', 4)]).toEqual(['0.5×', '0,5×', '4×']);
  });
});

describe('another language', () => {
  it('has everything that was loaded before it is shown', async () => {
    const book = rulebooksBuiltIn[0]!;
    await speech.choose('en');
    await Promise.all([speech.with('desk'), speech.with('flights'), speech.with(book), speech.with(`rules-${book}`)]);
    const started = speech.keys(`rules-${book}`, 'rule.').length;
    expect(started).toBeGreaterThan(5);
    for (const { id } of languages) {
      expect(await speech.choose(id)).toBe(true);
      for (const volume of ['desk', 'flights', book, `rules-${book}`]) {
        const keys = speech.keys(volume, '');
        expect(keys.length, `${id} ${volume}`).toBeGreaterThan(0);
        expect(speech.say({ key: keys[0]! }, book), `${id} ${volume}`).not.toBe('…');
      }
    }
    await speech.choose('en');
  });
});

describe('pictures', () => {
  it('of roles of the host are known by their ids', () => {
    speech.house = [{ id: 'dancer', names: { en: 'Dancer' } }, { id: 'fighter', names: { en: 'Fighter' } }];
    expect(pictureId({ key: 'named-by-host', args: { number: 1 } })).toBe('fighter');
    expect(pictureId({ key: 'you.hold', args: { role: { key: 'named-by-host', args: { number: 0 } } } })).toBe('dancer');
    expect(pictureId({ key: 'named-by-host', args: { number: 7 } })).toBe(null);
  });
  it('of a flight have their colours in them, and nothing of the page', () => {
    const host = document.createElement('div');
    host.innerHTML = '<svg viewBox="-16 0 132 100" class="top"><path class="bullet x" d="M0 0Z"></path><text class="no" x="1" y="2">1</text><use href="/a.svg#doctor"></use></svg>';
    const symbols = new DOMParser().parseFromString('<svg><symbol id="doctor"><path d="M7 7Z"/><path d="M8 8Z" fill="var(--art-spot)"/></symbol></svg>', 'image/svg+xml');
    const styles = () => ({ getPropertyValue: (name: string) => ({ fill: 'rgb(1, 2, 3)', '--ink': '#111', '--stock': '#eee' })[name] ?? '' }) as CSSStyleDeclaration;
    const text = picture(host.firstElementChild as SVGSVGElement, 'A <shot> & more', ['1 Anna', '2 „Б“'], { styles, symbols });
    expect(text).toContain('fill="rgb(1, 2, 3)"');
    expect(text).toContain('M7 7Z');
    expect(text).not.toMatch(/class=|var\(|<use/);
    expect(text).toContain('A &#60;shot&#62; &#38; more');
    expect(text).toContain('1 Anna');
  });
});

describe('sharing', () => {
  afterEach(() => vi.unstubAllGlobals());
  it('copies by the clipboard', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await give('http://a/')).toBe('copied');
    expect(writeText).toHaveBeenCalledWith('http://a/');
  });
  it('copies in the old way without one', async () => {
    vi.stubGlobal('navigator', {});
    document.execCommand = vi.fn(() => true) as never;
    expect(await give('http://a/')).toBe('copied');
  });
  it('says so where nothing works', async () => {
    vi.stubGlobal('navigator', {});
    document.execCommand = vi.fn(() => false) as never;
    expect(await give('http://a/')).toBe('by-hand');
    expect(document.querySelectorAll('textarea').length).toBe(0);
  });
});
