// Whole evenings of every rulebook, and what comes after: another game with the same people, the replay of
// this one as one of them; on the way another language, all that may happen to phones in mid-night, and axe
// on every screen of a phone in play. A canary for the secrets of each.
//   node e2e/whole.mjs [rulebook]
import { alike } from './alike.mjs';
import { audited, sound } from './audit.mjs';
import { canary } from './canary.mjs';
import { mishaps } from './mishaps.mjs';
import { goesOn } from './moderator.mjs';
import { rematch } from './rematch.mjs';
import { deal, noFaults, sitDown } from './sitting.mjs';
import { expect, finish, openBrowser, Person, Server } from './table.mjs';

const longest = 600; // seconds of one evening
const patience = 150; // then one of the two lets a bot play: his night takes no touches any more
const bots = { gorod: 5, spytown: 5, mrakoszlap: 2 };
const botsFrom = { mrakoszlap: 3 }; // the night, where one in which every card is called is long: then bots play for both
const books = process.argv[2] ? [process.argv[2]] : Object.keys(bots);
const server = await Server.open();
const browser = await openBrowser();

// Whoever is out lets nobody play: it would be a sign to the living.
async function letsABotPlay(person, book) {
  await person.page.locator('header .more').click();
  await person.page.locator('dialog .btn', { hasText: 'Let a bot play for me' }).click();
  const answered = await person.sees(() => /I play again/.test(document.querySelector('dialog')?.textContent) || document.querySelector('dialog .note.bad') !== null);
  const refused = (await person.page.locator('dialog .note.bad').count()) > 0;
  await person.page.keyboard.press('Escape');
  const out = await person.page.evaluate(() => [...document.querySelectorAll('.seat.out')].some((each) => each.querySelectorAll('.tag').length === 2));
  expect(answered && refused === out, `${book}: a bot takes over${out ? ', but not for somebody who is out' : ''}`);
}

async function checked(person, where) {
  await person.page.waitForTimeout(250);
  await sound(person, where);
  await audited(person, where);
}

async function tabs(person, book) {
  const { page } = person;
  for (const [at, tab] of [[2, 'know'], [3, 'log']]) {
    await page.locator('.tabs button').nth(at).click();
    if (tab === 'know') {
      await person.holds('footer .hold', 200);
      await person.letsGo();
    }
    await checked(person, `${book}: ${tab}`);
  }
  await page.locator('.tabs button').nth(0).click();
  if (await page.locator('.say .btn.c').count()) {
    await page.locator('.say .btn.c').click();
    await checked(person, `${book}: phrases`);
    await page.keyboard.press('Escape');
  }
}

async function evening(book) {
  const since = Date.now();
  const game = await sitDown(browser, server, { rulebook: book, names: [['Anna', 'en'], ['Boris', 'en']], bots: bots[book], open: true });
  const { people, host, screen } = game;
  const [anna, boris] = people;
  await deal(game);
  const seen = new Set();
  const first = (what) => !seen.has(what) && seen.add(what);
  const nights = async () => anna.page.evaluate(() => document.querySelector('.night header')?.textContent ?? '');
  for (const end = Date.now() + longest * 1000; Date.now() < end && (await host.hour()) !== 'over'; ) {
    const hour = await anna.hour();
    const night = Number(/\d+/.exec(await nights())?.[0] ?? 0);
    if (hour === 'night' && (await nights()) && first('language')) expect(await anna.speaks('cs'), `${book}: another language in mid-night, through the menu`);
    if (hour === 'night' && seen.has('day') && first('mishaps')) await mishaps(game, server, book);
    if (hour === 'day' && (await anna.page.locator('.heard').count()) && first('day')) {
      await anna.speaks('en');
      await checked(anna, `${book}: day`);
      await tabs(anna, book);
    }
    if (hour === 'day' && (await anna.page.locator('main .cand').count()) > 1 && first('vote')) await checked(anna, `${book}: vote`);
    if ((await anna.page.locator('footer .sure').count()) && first('sure')) await checked(anna, `${book}: are you sure`);
    if (seen.has('mishaps') && (Date.now() - since > patience * 1000 || night >= botsFrom[book]) && first('bot')) await letsABotPlay(boris, book);
    if (seen.has('bot') && night >= botsFrom[book] && first('bots')) await letsABotPlay(anna, book);
    await Promise.all(people.filter((each) => !seen.has(each === anna ? 'bots' : 'bot')).map((each) => each.acts()));
    await anna.page.waitForTimeout(100);
  }
  const over = (await host.hour()) === 'over';
  expect(over, `${book}: an evening to its end, ${Math.round((Date.now() - since) / 1000)} s`);
  if (!over) return;
  await checked(anna, `${book}: the end`);
  await checked(screen, `${book}: the end on the table`);
  await stepped(anna, book);
  await rematch(game, book);
  noFaults([...people, screen]);
  for (const each of [...people, screen]) await each.context.close();
}

// The game that was just played, as one of its chairs.
async function stepped(person, book) {
  const { page } = person;
  await page.locator('.acts a[href="#/replay"]').click();
  await page.waitForSelector('.story .chain li', { timeout: 15000 });
  const everyone = await page.locator('.where').textContent();
  await page.locator('.as select').first().selectOption('0');
  expect(await person.sees((before) => document.querySelector('.where')?.textContent !== before, 8000, everyone), `${book}: the replay as a seat tells more than to everyone`);
  const shown = new Set();
  for (let i = 0; i < 12; i++) {
    shown.add(await page.locator('.chain').textContent());
    await page.locator('.time .btn.c').click({ timeout: 2000 });
  }
  expect(shown.size > 8, `${book}: and is stepped through`);
  await checked(person, `${book}: replay`);
  await page.locator('header .btn.icon').first().click();
  await page.waitForSelector('.end');
}

// A person at the desk of a game with bots until a night lies behind: the bullets of it are drawn.
async function flights() {
  const mod = await Person.comes(browser, server, 'Magda', { size: 'tablet', open: true });
  const { page } = mod;
  await mod.hosts('moderator');
  await mod.chooses('mrakoszlap');
  for (let i = 0; i < 8; i++) await page.locator('.a-list .btn.c').first().click();
  await page.waitForTimeout(900);
  await page.locator('.go .btn.big').click();
  await page.locator('[data-by=program]').click({ timeout: 15000 });
  await page.waitForSelector('.known .disc');
  const counted = { seen: 0, missed: 0, entered: 0, here: 0, title: '' };
  let drawn = false;
  for (let i = 0; i < 140 && !drawn; i++) {
    await goesOn(mod, counted);
    if (i % 6 !== 5) continue;
    await page.evaluate(() => document.querySelectorAll('.known details').forEach((each) => (each.open = true)));
    const night = page.locator('.known details .btn', { hasText: 'The last night' });
    if (!(await night.count())) continue;
    await night.click();
    drawn = await mod.sees(() => document.querySelector('dialog .fly .bullet') !== null, 2500);
    if (!drawn) await page.keyboard.press('Escape');
  }
  expect(drawn, 'the desk: the bullets of the last night are drawn');
  if (drawn) await checked(mod, 'the desk: flight');
  noFaults([mod]);
  await mod.context.close();
}

for (const book of books) {
  await evening(book).catch((fault) => expect(false, `${book}: ${String(fault).slice(0, 300)}`));
  await canary(browser, server, book);
}
if (books.includes('gorod')) await alike(browser, server);
if (books.includes('mrakoszlap')) await flights();
await browser.close();
await server.close();
finish();
