// Pictures of every screen, at three sizes, light and dark, into shots/ (or the folder that OMERTA_SHOTS
// names): npm run shots, then look at the sheets, where they stand beside each other. A screen that could not
// be reached is an error: what is missing is named.
//   node e2e/shots.mjs [rulebook]
import fs from 'node:fs';
import path from 'node:path';
import { beginsAtDesk, enterCards, enterExample, gather } from './moderator.mjs';
import { goesOn, pauses } from './mishaps.mjs';
import { sitDown, untilNight } from './sitting.mjs';
import { here, openBrowser, Person, Server } from './table.mjs';

const folder = process.env.OMERTA_SHOTS ?? path.join(path.dirname(here), 'shots');
const only = process.argv[2] ?? '';
const sizes = { phone: [360, 740], tablet: [820, 1180], screen: [1920, 1080] };
const schemes = ['light', 'dark'];
const longest = 300; // seconds of an evening, of which pictures take most: a vote stands open for a moment only; then bots play it to its end
const patience = 240; // seconds of those
// What has to be there: of every rulebook, and of one alone.
const everywhere = ['rules', 'rules-card', 'replay', 'desk-deal', 'desk', 'desk-entry', 'desk-held', 'desk-back', 'desk-paper', 'desk-paper-entered', 'desk-any', 'desk-hand-over',
  'lobby', 'lobby-table', 'dealing', 'taken', 'offline', 'paused', 'paused-table', 'spectator', 'spectator-night', 'setup', 'card', 'night', 'night-table', 'night-held', 'day', 'day-table', 'day-card', 'day-know', 'day-log', 'day-menu', 'move', 'end', 'end-table'];
const alone = { gorod: ['vote', 'vote-table', 'day-phrases'], spytown: ['vote'], mrakoszlap: ['flight'] };
const settles = 160; // milliseconds a screen needs after it was turned

fs.rmSync(folder, { recursive: true, force: true });
const server = await Server.open();
const browser = await openBrowser();
const taken = []; // names of screens, in their order

// One screen in every size and light; the device itself stays what it is.
async function shot(person, name) {
  const { page } = person;
  const usual = page.viewportSize();
  taken.push(name);
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height });
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.waitForTimeout(settles);
      const file = path.join(folder, `${size}-${scheme}`, `${name}.png`);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      await page.screenshot({ path: file });
    }
  }
  await page.setViewportSize(usual);
  await page.waitForTimeout(settles);
}

async function reading(book) {
  const reader = await Person.comes(browser, server, 'Reader', { language: 'pl' });
  const { page } = reader;
  await reader.opens(`#/rules/${book}`);
  await page.waitForTimeout(1200);
  await shot(reader, `${book}-rules`);
  const card = page.locator('.roles a').nth(3);
  if (await card.count()) await card.click();
  await page.waitForTimeout(300);
  await shot(reader, `${book}-rules-card`);
  await reader.opens('#/replay');
  await page.setInputFiles('input[type=file]', path.join(here, '..', '..', 'docs', 'examples', `${book}.omerta`));
  await page.waitForSelector('.story .chain li');
  await page.locator('.as select').first().selectOption('moderator');
  await page.waitForTimeout(800);
  for (let i = 0; i < 30; i++) await page.locator('.time .btn.c').click({ timeout: 500 }).catch(() => undefined);
  await shot(reader, `${book}-replay`);
  const nights = page.locator('.as select').nth(1);
  if (await nights.count()) {
    await nights.selectOption('2');
    await page.waitForSelector('.fly');
    await shot(reader, `${book}-flight`);
  }
  await reader.context.close();
}

async function byHand(book) {
  const mod = await Person.comes(browser, server, 'Magda', { language: 'cs' });
  const { page } = mod;
  await mod.hosts('moderator');
  await mod.chooses(book);
  for (let i = 0; i < 9; i++) await page.locator('.a-list .btn.c').first().click();
  await page.waitForTimeout(900);
  await page.locator('.go .btn.big').click();
  await page.waitForSelector('.desk [data-by]');
  await shot(mod, `${book}-desk-deal`);
  await page.locator('[data-by=program]').click();
  await page.waitForSelector('.known .disc');
  await page.waitForTimeout(1200);
  await shot(mod, `${book}-desk`);
  for (let i = 0; i < 12; i++) {
    const go = page.locator('.act .btn.big:not([disabled])');
    const seat = page.locator('.told .seat[aria-pressed=false]');
    const accept = page.locator('.told .note .btn.now');
    if (i > 3 && (await seat.count())) {
      await seat.first().click();
      await page.waitForTimeout(900);
      await shot(mod, `${book}-desk-entry`);
      break;
    }
    if (await accept.count()) await accept.first().click().catch(() => undefined);
    else if (await go.count()) await go.click().catch(() => undefined);
    else if (await seat.count()) await seat.first().click().catch(() => undefined);
    await page.waitForTimeout(800);
  }
  await mod.holds('.known .disc', 200);
  await shot(mod, `${book}-desk-held`);
  await mod.letsGo();
  await page.locator('.act .icon').click();
  await page.waitForTimeout(900);
  await shot(mod, `${book}-desk-back`);
  await mod.context.close();
}

// Paper cards, typed in; what may be done at any time; the post goes to somebody else.
async function onPaper(book) {
  const game = await gather(browser, server, { rulebook: book, papers: 9, table: false, watcher: true, language: 'sk' });
  const { mod } = game;
  const { page } = mod;
  await beginsAtDesk(game);
  await page.locator('[data-by=paper]').click();
  await page.waitForSelector('main .kinds');
  await page.locator('main .kinds .btn:not([disabled])').first().click();
  await shot(mod, `${book}-desk-paper`);
  await page.locator('main .chip').first().click();
  if (book === 'mrakoszlap') await enterExample(mod, book);
  else await enterCards(mod);
  await shot(mod, `${book}-desk-paper-entered`);
  await page.locator('main .btn.full.now').last().click();
  await page.waitForSelector('.known .disc');
  await page.evaluate(() => document.querySelectorAll('.known details').forEach((each) => (each.open = true)));
  await page.locator('.known details').scrollIntoViewIfNeeded();
  await shot(mod, `${book}-desk-any`);
  await page.locator('.known details .btn').last().click();
  await page.waitForSelector('dialog[open]');
  await shot(mod, `${book}-desk-hand-over`);
  for (const each of [mod, game.guest]) await each.context.close();
}

// The fingers on the table stand as long as the narrator speaks of the vote: his time stands still for them.
async function voteOnTable(screen, name) {
  const { clock } = screen.page;
  await screen.sees(() => document.querySelector('.cols .col, .end') !== null, longest * 1000);
  if (!(await screen.page.locator('.cols .col').count())) return;
  await clock.pauseAt(await screen.page.evaluate(() => Date.now() + 1));
  await shot(screen, name);
  await clock.resume();
}

// A seat goes to another phone: digits, a link, a code to scan.
async function moving(person, name) {
  const { page } = person;
  await page.locator('header .more').click();
  await page.locator('dialog .btn', { hasText: 'Move my seat' }).click();
  await page.waitForSelector('dialog .digits');
  await page.locator('dialog .digits').scrollIntoViewIfNeeded();
  await shot(person, `${name}-move`);
  await page.keyboard.press('Escape');
}

// Bots play for everybody who is left.
async function left(host) {
  const { page } = host;
  await page.locator('header .more').click();
  for (const words of ['Bot plays', 'Let a bot play for me']) {
    const button = page.locator('dialog .btn', { hasText: words });
    if (await button.count()) await button.first().click();
    await page.waitForTimeout(1500);
  }
  await page.keyboard.press('Escape');
}

async function tabs(person, name) {
  const { page } = person;
  for (const [at, tab] of [[1, 'card'], [2, 'know'], [3, 'log']]) {
    await page.locator('.tabs button').nth(at).click();
    if (at < 3) await person.holds('footer .hold', 300);
    await shot(person, `${name}-${tab}`);
    if (at < 3) await person.letsGo();
  }
  await page.locator('.tabs button').nth(0).click();
  const phrases = page.locator('.say .btn.c');
  if (await phrases.count()) {
    await phrases.click();
    await page.waitForTimeout(300);
    await shot(person, `${name}-phrases`);
    await page.keyboard.press('Escape');
  }
  await page.locator('header .more').click();
  await page.waitForTimeout(200);
  await shot(person, `${name}-menu`);
  await page.keyboard.press('Escape');
}

// Server and phones deal together: as long as one phone sleeps in a pocket, all wait.
async function dealing({ people, host }, name) {
  const [, late] = people;
  const debug = await late.context.newCDPSession(late.page);
  await debug.send('Page.setWebLifecycleState', { state: 'frozen' });
  await host.page.locator('.go .btn.big').click();
  await host.page.waitForSelector('.page.middle', { timeout: 8000 });
  await shot(host, `${name}-dealing`);
  await debug.send('Page.setWebLifecycleState', { state: 'active' });
}

// A seat is opened a second time: the first page says so.
async function takenAway(person, name) {
  const second = await person.context.newPage();
  await second.goto(`${server.address}/`);
  await second.waitForSelector('.phone', { timeout: 8000 });
  await second.close();
  await person.page.bringToFront();
  await person.page.waitForSelector('.page .btn.now');
  await shot(person, `${name}-taken`);
  await person.page.locator('.page .btn.now').click();
  await person.page.waitForSelector('.phone');
}

// The table stands still, or a phone has lost it.
async function interrupted(person, screen, name) {
  const { page } = person;
  await pauses(person);
  await shot(person, `${name}-paused`);
  await shot(screen, `${name}-paused-table`);
  await goesOn(person);
  await person.context.setOffline(true);
  await page.waitForSelector('footer .note.lit [role=status]', { timeout: 8000 });
  await shot(person, `${name}-offline`);
  await person.context.setOffline(false);
  await page.waitForSelector('footer .note.lit [role=status]', { state: 'detached', timeout: 15000 });
}

async function evening(book) {
  const game = await sitDown(browser, server, { rulebook: book, names: [['Anna', 'en'], ['Екатерина', 'ru']], bots: 7 });
  const { people, host, screen, code } = game;
  const watcher = await Person.comes(browser, server, 'Dora', { language: 'cs' });
  await watcher.joins(code, 'watcher');
  await host.page.evaluate(() => scrollTo(0, 0));
  await shot(host, `${book}-lobby`);
  await shot(screen, `${book}-lobby-table`);
  await dealing(game, book);
  for (const each of people) await each.page.waitForSelector('.hold', { timeout: 30000 });
  await screen.page.waitForSelector('.tv', { timeout: 20000 });
  await host.page.waitForTimeout(2000);
  await shot(host, `${book}-setup`);
  await host.holds('.hold', 400);
  await shot(host, `${book}-card`);
  await host.letsGo();
  await untilNight(game);
  await host.page.waitForTimeout(1200);
  await shot(host, `${book}-night`);
  await shot(screen, `${book}-night-table`);
  await shot(watcher, `${book}-spectator-night`);
  await host.holds('.hold', 300);
  await shot(host, `${book}-night-held`);
  await host.letsGo();
  const voted = voteOnTable(screen, `${book}-vote-table`);
  const seen = new Set();
  const once = async (name, who = host) => {
    if (seen.has(name)) return;
    seen.add(name);
    await shot(who, `${book}-${name}`);
  };
  for (const end = Date.now() + longest * 1000; Date.now() < end && (await host.hour()) !== 'over'; ) {
    if ((await host.hour()) === 'day') {
      if (!seen.has('tabs')) {
        seen.add('tabs');
        await once('day');
        await once('day-table', screen);
        await tabs(host, `${book}-day`);
        await moving(host, book);
        await shot(watcher, `${book}-spectator`);
        await interrupted(host, screen, book);
        await takenAway(host, book);
      }
      const candidates = (await host.page.locator('main .cand').count()) > 1;
      if (candidates && (await host.page.locator('footer .btn.big').count())) await once('vote');
      if (await host.page.locator('footer .sure').count()) await once('sure');
    }
    await Promise.all(people.map((each) => each.acts()));
  }
  if ((await host.hour()) !== 'over') await left(host);
  for (const end = Date.now() + patience * 1000; Date.now() < end && (await host.hour()) !== 'over'; ) await host.page.waitForTimeout(500);
  await host.page.waitForSelector('.end', { timeout: 1000 });
  await host.page.waitForTimeout(600);
  await voted;
  await shot(host, `${book}-end`);
  await shot(screen, `${book}-end-table`);
  for (const each of [...people, screen, watcher]) await each.context.close();
}

async function doors() {
  const guest = await Person.comes(browser, server, 'Guest', { language: 'sk' });
  await guest.opens();
  await shot(guest, 'front');
  await guest.page.locator('.doors .btn.big.ink').click();
  await guest.page.waitForTimeout(300);
  await shot(guest, 'front-which');
  await guest.opens('#/join/ABCDEF');
  await shot(guest, 'join');
  await guest.opens('#/replay');
  await shot(guest, 'open');
  await guest.context.close();
}

// Beside each other, as many as one can look at.
async function sheets() {
  const perSheet = { phone: 12, tablet: 8, screen: 6 };
  const across = { phone: 6, tablet: 4, screen: 2 };
  const width = { phone: 320, tablet: 480, screen: 960 };
  for (const size of Object.keys(sizes)) {
    for (const scheme of schemes) {
      for (let from = 0; from < taken.length; from += perSheet[size]) {
        const page = await browser.newPage({ viewport: { width: across[size] * (width[size] + 8), height: 400 } });
        const cells = taken.slice(from, from + perSheet[size]).map((name) => {
          const picture = fs.readFileSync(path.join(folder, `${size}-${scheme}`, `${name}.png`)).toString('base64');
          return `<figure style="margin:0;width:${width[size]}px"><img width="${width[size]}" src="data:image/png;base64,${picture}"><figcaption>${name}</figcaption></figure>`;
        });
        await page.setContent(`<body style="margin:0;display:flex;flex-wrap:wrap;gap:8px;background:#999;font:14px sans-serif">${cells.join('')}`);
        await page.screenshot({ path: path.join(folder, `sheet-${size}-${scheme}-${from / perSheet[size] + 1}.png`), fullPage: true });
        await page.close();
      }
    }
  }
}

const missing = [];
const guarded = async (what, name) =>
  what(name).catch((fault) => {
    missing.push(`${name ?? ''} ${what.name}: ${String(fault).slice(0, 300)}`);
    console.log(missing.at(-1));
  });
await guarded(doors);
const books = ['gorod', 'spytown', 'mrakoszlap'].filter((each) => !only || each === only);
for (const book of books) {
  for (const part of [evening, byHand, onPaper, reading]) await guarded(part, book);
  console.log(book, taken.length);
}
await sheets();
await browser.close();
await server.close();
for (const book of books) missing.push(...[...everywhere, ...alone[book]].map((each) => `${book}-${each}`).filter((each) => !taken.includes(each)));
console.log(folder, missing.length ? `without: ${missing.join(', ')}` : `${taken.length} screens`);
process.exit(missing.length ? 1 : 0);
