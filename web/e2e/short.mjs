// What ./test plays, in two minutes: an evening of each rulebook with phones, bots and a table; what a phone
// reaches at any moment, the server killed in mid-night among them; somebody alone in each rulebook; the desk's
// circle; axe on the main screens, in one language; and a canary that must sing where it leaks.
import fs from 'node:fs';
import path from 'node:path';
import { deal, isClean, nightsAreAlike, noFaults, playOn, secretsOf, sitDown, untilNight } from './sitting.mjs';
import { expect, finish, here, openBrowser, Person, Server } from './table.mjs';
import { audited } from './audit.mjs';
import { canary } from './canary.mjs';
import { parts } from './desk-parts.mjs';
import { newcomer } from './newcomer.mjs';
import { reach } from './reach.mjs';
import { talk } from './talk.mjs';

const began = Date.now();
const server = await Server.open();
const browser = await openBrowser();

// How far each goes. Most of an evening is waiting, so they are played side by side: the longest night
// is the one in which a whole hand of cards is called, card by card.
const longest = 240; // seconds, for a slow machine
const evenings = [
  { rulebook: 'gorod', bots: 4, until: 'the end' },
  { rulebook: 'spytown', bots: 5, until: 'the second night' },
  { rulebook: 'mrakoszlap', bots: 3, until: 'the day' },
];

async function evening({ rulebook, bots, until }) {
  const holds = (what, name) => expect(what, `${rulebook}: ${name}`);
  const since = Date.now();
  const game = await sitDown(browser, server, { rulebook, names: [['Anna', 'en'], ['Boris', 'en']], bots });
  const { people, screen } = game;
  await deal(game);
  const secrets = [];
  for (const each of people) secrets.push(await secretsOf(each));
  holds(secrets.every((each) => each.does.length && each.names.length && each.pictures.length), `cards have names and pictures, and say what they do (${secrets.flatMap((each) => each.names).slice(0, 4)})`);
  holds(await untilNight(game, longest), 'night falls');
  await people[0].page.waitForTimeout(2000);
  await nightsAreAlike(people);
  const second = async () => (await people[0].page.evaluate(() => document.querySelector('.night header')?.textContent ?? '')).includes('2');
  const over = async () => (await people[0].hour()) === 'over';
  const day = async () => (await people[0].hour()) === 'day';
  const reached = { 'the end': over, 'the second night': second, 'the day': day }[until];
  const clean = async (hands, when) => {
    for (const each of [...people, screen]) {
      const lost = await isClean(each, hands);
      holds(lost.length === 0, `${each.name}: no secret in page, title, address, storage or console${when} ${lost.slice(0, 3)}`);
    }
  };
  await clean(secrets, ' by night');
  holds(await playOn(game, longest, async () => (await reached()) || (await over())), `the evening goes on to ${until}`);
  await clean((await over()) ? [] : secrets, '');
  noFaults([...people, screen]);
  for (const each of [...people, screen]) await each.context.close();
  console.log(`  ${rulebook}: ${Math.round((Date.now() - since) / 1000)} s`);
}

// The two screens before a game; those of a game are audited where it is played.
async function before() {
  const anna = await Person.comes(browser, server, 'Anna', { open: true });
  await anna.opens();
  await audited(anna, 'front');
  await anna.hosts();
  await audited(anna, 'lobby');
  noFaults([anna]);
  await anna.context.close();
}
async function alone() {
  for (const { rulebook } of evenings) await newcomer(browser, server, rulebook);
}
await Promise.all([...evenings.map(evening), talk(browser, server, audited), before()]);
await Promise.all([reach(browser, server), parts(browser, server, audited), canary(browser, server, 'gorod'), alone()]);

console.log('a record from a file');
{
  const anna = await Person.comes(browser, server, 'Anna');
  await anna.opens('#/replay');
  const example = path.join(here, '..', '..', 'docs', 'examples', 'mrakoszlap.omerta');
  await anna.page.setInputFiles('input[type=file]', example);
  await anna.page.waitForSelector('.story .chain li', { timeout: 8000 });
  expect(fs.existsSync(example) && (await anna.page.locator('.as select').count()) === 2, 'it is told again, with its nights');
  await anna.page.locator('.as select').nth(1).selectOption('1');
  await anna.page.waitForSelector('.fly .bullet', { timeout: 8000 });
  expect((await anna.page.locator('.fly .steps li').count()) > 2, 'and a bullet is drawn');
  await anna.opens('#/');
  await anna.opens('#/replay');
  await anna.page.setInputFiles('input[type=file]', path.join(here, '..', '..', 'docs', 'examples', 'gorod.omerta'));
  await anna.page.waitForSelector('.story .chain li', { timeout: 8000 });
  expect((await anna.page.locator('.beliefs').count()) === 0, 'everyone together believes nothing');
  await anna.page.locator('.as select').first().selectOption('5'); // Filip, who checks Emil in Night 3
  await anna.page.waitForSelector('.as select:disabled', { state: 'detached', timeout: 8000 });
  await anna.page.waitForTimeout(600);
  await anna.page.locator('.time select').first().selectOption({ index: 8 });
  await anna.page.waitForSelector('.beliefs li', { timeout: 8000 });
  const emil = await anna.page.locator('.beliefs li', { hasText: 'Emil' }).innerText();
  expect((await anna.page.locator('.beliefs li').count()) === 11 && /certain/.test(emil) && /100\s?%/.test(emil), `a seat has figures of each other one: ${emil.replaceAll('\n', ' ')}`);
  noFaults([anna]);
  await anna.context.close();
}
await browser.close();
await server.close();
console.log(`${Math.round((Date.now() - began) / 1000)} s`);
finish();
