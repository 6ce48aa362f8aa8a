// Whoever runs an evening at the desk: seats people with and without phones, deals paper cards, and does
// what the script says until the game is over.
import fs from 'node:fs';
import path from 'node:path';
import { here, Person } from './table.mjs';

const letters = 'ABCDEFGHIJ';
const beat = 2500; // milliseconds: the desk itself waits no longer

// Some have a phone, the others paper cards alone; a screen on the table, and somebody who looks on.
export async function gather(browser, server, { rulebook, papers, phones = [], table = true, watcher = false, size = 'phone', scheme = 'light', language = 'en', open = false }) {
  const mod = await Person.comes(browser, server, 'Magda', { size, scheme, language, open });
  const code = await mod.hosts('moderator');
  await mod.chooses(rulebook);
  const people = [];
  for (const name of phones) {
    const each = await Person.comes(browser, server, name, { language });
    await each.joins(code);
    people.push(each);
  }
  const screen = table ? await Person.comes(browser, server, 'Table', { size: 'screen', scheme, language, open }) : null;
  await screen?.joinsAsTable(code);
  const guest = watcher ? await Person.comes(browser, server, 'Dora', { language }) : null;
  await guest?.joins(code, 'watcher');
  for (let i = 0; i < papers; i++) {
    await mod.page.fill('.paper input', `Guest ${letters[i]}`);
    await mod.page.click('.paper button');
    await mod.sees((many) => document.querySelectorAll('.ring .disc').length >= many, 4000, phones.length + i + 1);
  }
  return { mod, people, screen, guest, code, rulebook, seats: phones.length + papers };
}

export async function beginsAtDesk({ mod }) {
  await mod.page.locator('.go .btn.big:not([disabled])').click({ timeout: 15000 });
  await mod.page.waitForSelector('.desk [data-by]', { timeout: 15000 });
}

// Whatever card is offered, to one after the other.
export async function enterCards(mod) {
  let cards = 0;
  for (; cards < 200; cards++) {
    const free = mod.page.locator('main .kinds .btn:not([disabled])');
    if (!(await free.count())) break;
    await free.first().click({ timeout: 2000 });
  }
  return cards;
}

// A whole hand for everyone, copies told apart: as the example of the rulebook has them.
export async function enterExample(mod, rulebook) {
  const record = fs.readFileSync(path.join(here, '..', '..', 'docs', 'examples', `${rulebook}.omerta`), 'utf8');
  const things = /^deal (.*)$/m.exec(record)[1].split(', ');
  for (const thing of things) {
    const [, id, number] = /^(.*?)(?:-(\d))?$/.exec(thing);
    const kind = mod.page.locator(`main .kinds li:has(use[href$="#${id}"])`);
    await kind.locator('.btn').nth(number ? Number(number) - 1 : 0).click({ timeout: 2000 });
  }
  return things.length;
}

const any = async (found) => found.nth(Math.floor(Math.random() * (await found.count())));
const told = (mod) => mod.page.evaluate(() => [...document.querySelectorAll('.told, .before')].map((each) => each.textContent).join());
export const scriptOf = (mod) => mod.page.evaluate(() => document.querySelector('.told section')?.textContent ?? '');
export const titleOf = (mod) => mod.page.evaluate(() => document.querySelector('header .strong')?.textContent ?? '');
export const isOver = (person) => person.page.evaluate(() => document.querySelector('.end') !== null);

const exactly = (name) => new RegExp(`^\\s*\\d+\\s*${name}\\s*$`);

const lit = '.desk :is(.told, .before) .note.lit'; // what is to be looked at, asked by the script or by an entry

// A card is looked for, or looked at: as it lies on the table.
async function turnsUp(page, counted, cards) {
  const note = page.locator(lit).last();
  if (!(await note.count())) return false;
  const text = await note.evaluate((each) => [...each.querySelectorAll('p, h2')].map((one) => one.textContent).join(' '));
  const seats = note.locator('.seat');
  const lists = note.locator('.kinds');
  if (await seats.count()) {
    const name = cards.holder(text);
    const seat = seats.filter({ hasText: exactly(name) });
    await ((await seat.count()) ? seat : note.locator('.btn.small.b')).first().click({ timeout: 1500 });
  } else if (await lists.count()) {
    for (const card of cards.meant(text)) {
      const row = lists.nth(card.deal).locator('> li').nth(card.row);
      const button = row.locator('.btn').nth(card.number ? card.number - 1 : 0);
      if (await button.isDisabled({ timeout: 1500 })) continue;
      await button.click({ timeout: 1500 });
      card.found = true;
      break;
    }
  } else return false;
  counted.seen++;
  counted.turned = true;
  for (let i = 0; i < 25; i++) { // the next thing to do comes with a beat
    await page.waitForTimeout(100);
    if (!(await note.count()) || (await note.textContent().catch(() => '')).includes(text.slice(0, 20)) === false) break;
  }
  await page.waitForTimeout(300);
  return true;
}

// What an entry would lead to comes with a beat.
async function settles(mod) {
  await mod.page.waitForTimeout(120);
  await mod.sees(() => document.querySelector('.desk [aria-busy=true]') === null, beat);
}

// Whoever holds the card that is called opens his eyes: that is what is entered.
async function opensEyes(mod, counted, cards) {
  const { page } = mod;
  const awake = cards.awake(counted.title);
  const who = page.locator('.told section:not(.note) h3:text-is("Who?") + .seats .seat');
  if (!awake || !(await who.count())) return false;
  const pressed = [];
  for (const seat of await who.all()) {
    const name = (await seat.locator('.nm').textContent()).trim();
    const opens = awake.includes(name);
    if (opens !== ((await seat.getAttribute('aria-pressed')) === 'true')) await seat.click({ timeout: 1500 });
    if (opens) pressed.push(name);
  }
  const nobody = page.locator('.told section:not(.note) .btn.b:not(.now)');
  if (!pressed.length && (await nobody.count())) await nobody.last().click({ timeout: 1500 });
  await settles(mod);
  const go = page.locator('.act .btn.big:not([disabled])');
  if (!(await go.count())) return false;
  counted.opened = (counted.opened ?? 0) + 1;
  counted.entered++;
  counted.here++;
  await go.click({ timeout: 1500 });
  return true;
}

// What the desk would do next, in the order in which a person would: accept what waits, look at the card
// that is wanted, enter what is seen, go on.
async function stepOf(mod, counted, cards) {
  const { page } = mod;
  const quick = { timeout: 1500 };
  const go = page.locator('.act .btn.big:not([disabled])');
  const held = page.locator('.told .note > .btn.now');
  const wanted = page.locator(`${lit} .kinds .btn:not([disabled])`);
  const holder = page.locator(`${lit} .seat`);
  const form = page.locator('.told section:not(.note)');
  const seats = form.locator('.seat[aria-pressed=false]');
  const options = form.locator('.btn.small:not(.b)');
  if (await held.count()) return held.first().click(quick);
  if (cards && (await turnsUp(page, counted, cards))) return undefined;
  if (cards && counted.here === 0 && (await opensEyes(mod, counted, cards))) return undefined;
  if (await wanted.count()) return counted.seen++, (await any(wanted)).click(quick);
  if (await holder.count()) return counted.seen++, (await any(holder)).click(quick);
  const nobody = form.locator('.btn.small.b:not(.now)');
  // What does not fit is chosen anew, and what was too much is let go.
  if ((await page.locator('.desk :is(.told, .before) .note.bad').count()) && (!(await go.count()) || Math.random() < 0.3)) {
    const anew = form.locator('.seat, .btn.small, .pairs .btn');
    if (await anew.count()) return (await any(anew)).click(quick);
  }
  if (counted.turned && (await go.count())) return (counted.turned = false), counted.entered++, counted.here++, go.click(quick);
  counted.turned = false;
  // What is chosen is mostly what was meant.
  if ((await go.count()) && /Enter/.test(await go.textContent()) && Math.random() < 0.75) return counted.entered++, counted.here++, go.click(quick);
  const eager = (counted.eager ?? 0.8) / (1 + counted.here); // who has entered something often enough goes on
  if ((await seats.count()) && Math.random() < eager) return (await any(seats)).click(quick);
  if ((await options.count()) && Math.random() < eager) return (await any(options)).click(quick);
  if (counted.here > 2 && (await nobody.count()) && Math.random() < 0.5) return (await any(nobody)).click(quick);
  if (await go.count()) return counted.entered++, counted.here++, go.click(quick);
  if (await nobody.count()) return (await any(nobody)).click(quick);
  if (await options.count()) return (await any(options)).click(quick);
}

// One step, and until the desk shows what came of it.
export async function goesOn(mod, counted, cards = null) {
  const title = await titleOf(mod);
  if (title !== counted.title) Object.assign(counted, { title, here: 0 });
  const before = `${title}${await told(mod)}`;
  await stepOf(mod, counted, cards).catch(() => counted.missed++);
  for (let i = 0; i < 12; i++) {
    await mod.page.waitForTimeout(50);
    if (`${await titleOf(mod)}${await told(mod)}` !== before) break;
  }
  await settles(mod);
}

// Something that may be entered at any time: opened, and entered where the desk lets it.
export async function power(mod, name, pick) {
  const { page } = mod;
  await page.evaluate(() => document.querySelectorAll('.known details').forEach((each) => (each.open = true)));
  const button = page.locator('.known details .btn', { hasText: name });
  if (!(await button.count())) return false;
  await button.first().click({ timeout: 1500 });
  await page.waitForTimeout(400);
  await pick?.(page.locator('.told section:not(.note)'));
  await page.waitForTimeout(600);
  const go = page.locator('.act .btn.big:not([disabled])');
  if (await go.count()) {
    await go.click({ timeout: 1500 });
    await page.waitForTimeout(700);
    return true;
  }
  await page.locator('.act .icon').click({ timeout: 1500 }); // out of it again
  return false;
}
