// Another game with the same people, left to bots and played to its own end: what stands there tells of that
// game, and not of the one before.
import { expect } from './table.mjs';

const longest = 400; // seconds of one game that bots play
const most = 3; // games, until one ends in another way than the first

// How each game of this room has ended, as everybody heard it.
export const endings = (frames) =>
  frames
    .filter((each) => each.startsWith('{"t":"ev"'))
    .flatMap((each) => JSON.parse(each).e ?? [])
    .filter((each) => each.heard?.part.over && each.heard.text)
    .map((each) => JSON.stringify(each.heard.text));

const headline = (person) => person.page.evaluate(() => document.querySelector('.end h1')?.textContent.trim() ?? '');

// Where the game is not over yet.
export async function leftToABot({ page }) {
  if (!(await page.locator('header .more').count())) return;
  await page.locator('header .more').click();
  const button = page.locator('dialog .btn', { hasText: 'Let a bot play for me' });
  if (await button.count()) await button.click();
  await page.waitForTimeout(400);
  await page.keyboard.press('Escape');
}

async function dealtAgain({ people, host }) {
  await host.page.locator('.acts .btn.now.big').click();
  const dealt = () => document.querySelector('.phone .hold, .page .words') !== null;
  return (await Promise.all(people.map((each) => each.sees(dealt, 15000)))).every(Boolean);
}

// Everybody stands before the end of a game.
export async function rematch(game, book) {
  const holds = (what, name) => expect(what, `${book}, rematch: ${name}`);
  const { people, screen } = game;
  const all = [...people, screen];
  const told = new Map();
  for (const each of all) told.set(await headline(each), endings(screen.frames).at(-1));
  holds(told.size === 1 && endings(screen.frames).length === 1, `one game has ended: ${[...told.keys()]}`);
  let other = false;
  for (let games = 2; games <= most && !other; games++) {
    holds(await dealtAgain(game), `one touch, and the same people are dealt game ${games}`);
    for (const each of people) await each.page.waitForSelector('.phone .hold', { timeout: 20000 });
    for (const each of people) await leftToABot(each);
    const over = await Promise.all(all.map((each) => each.sees(() => document.querySelector('.end') !== null, longest * 1000)));
    const ended = endings(screen.frames);
    holds(over.every(Boolean) && ended.length === games, `bots play it to its end (${ended.length} games have ended)`);
    if (!over.every(Boolean)) return;
    other = !ended.slice(0, -1).includes(ended.at(-1));
    const heads = await Promise.all(all.map(headline));
    // Of endings that are told alike, nobody can see which is meant.
    const right = other ? !told.has(heads[0]) : told.get(heads[0]) === ended.at(-1);
    holds(right && new Set(heads).size === 1, `the end tells of game ${games}: ${heads[0]}${other ? '' : ', as one before'}`);
    told.set(heads[0], ended.at(-1));
  }
}
