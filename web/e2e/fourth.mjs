// A rulebook that the app has never heard of (tests/fourth): built with its sentences and not a line of
// code, it is chosen, read, dealt, seen on the table and played, by phones and at the desk.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { goesOn, isOver } from './moderator.mjs';
import { deal, isClean, nightsAreAlike, noFaults, playOn, secretsOf, sitDown, untilNight } from './sitting.mjs';
import { expect, finish, here, openBrowser, Person, program, Server } from './table.mjs';

const built = path.join(path.dirname(program), 'tests', 'fourth');
const files = fs.mkdtempSync(path.join(os.tmpdir(), 'omerta-four-'));
execFileSync('npx', ['vite', 'build', '--outDir', files, '--emptyOutDir', '--logLevel', 'error'], {
  cwd: path.dirname(here),
  env: { ...process.env, OMERTA_MESSAGES: path.join(built, 'messages') },
});
const server = await Server.open({ run: path.join(built, 'omerta_of_four'), files });
const browser = await openBrowser();
const noGap = (person) => person.page.evaluate(() => !document.querySelector('#app').innerText.includes('…') && !/\b(plain|ask|role|fact)\.[a-z-]+\.[a-z]/.test(document.querySelector('#app').innerText));

async function read(language) {
  const reader = await Person.comes(browser, server, 'Reader', { language });
  await reader.opens('#/rules/plain/PLAIN-DAY-3');
  expect(await reader.sees(() => document.querySelector('#app').textContent.includes('PLAIN-DAY-3')), `its rules are read clause by clause, ${language}`);
  expect(await noGap(reader), 'every sentence has its words');
  noFaults([reader]);
  await reader.context.close();
}

async function played() {
  const game = await sitDown(browser, server, { rulebook: 'plain', names: [['Anna', 'en'], ['Boris', 'en']], bots: 5 });
  const { people, screen } = game;
  await deal(game);
  expect(await untilNight(game, 90), 'night falls');
  await people[0].page.waitForTimeout(4000); // dusk falls slowly
  await nightsAreAlike(people);
  expect(await noGap(people[0]) && (await noGap(screen)), 'every sentence of the night has its words');
  expect(await playOn(game, 90, async () => (await game.host.hour()) === 'day'), 'a day comes');
  await people[0].page.waitForTimeout(1500); // what is asked comes to the front
  await people[0].page.locator('.tabs button').nth(1).click();
  await people[0].page.locator('footer .hold').waitFor({ timeout: 5000 });
  const hand = await secretsOf(people[0]);
  expect(hand.names.length === 1, `a phone has its card: ${hand.names}`);
  await people[0].page.locator('.tabs button').nth(0).click();
  for (const each of [people[1], screen]) expect((await isClean(each, [hand])).length === 0, `${each.name}: no secret is anywhere`);
  expect(await playOn(game, 150), 'and it is played to its end');
  for (const each of [...people, screen]) expect(await each.sees(() => document.querySelector('.end') !== null), `${each.name} sees the end`);
  expect(await noGap(people[0]), 'told in words');
  noFaults([...people, screen]);
  for (const each of [...people, screen]) await each.context.close();
}

async function moderated() {
  const mod = await Person.comes(browser, server, 'Magda');
  await mod.hosts('moderator');
  await mod.chooses('plain');
  for (let i = 0; i < 6; i++) await mod.page.locator('.a-list .btn.c').first().click();
  await mod.page.waitForTimeout(700);
  await mod.page.locator('.go .btn.big').click();
  await mod.page.locator('[data-by=program]').click();
  const counted = { seen: 0, missed: 0, entered: 0, here: 0, title: '' };
  for (let i = 0; i < 60 && !(await isOver(mod)) && counted.entered < 12; i++) await goesOn(mod, counted);
  expect(counted.entered >= 8 || (await isOver(mod)), `a person runs it from the desk, ${counted.entered} entries`);
  expect(await noGap(mod), 'every line of the script has its words');
  noFaults([mod]);
  await mod.context.close();
}

for (const language of ['en', 'pl']) await read(language);
await Promise.all([played(), moderated()]);
await browser.close();
await server.close();
fs.rmSync(files, { recursive: true, force: true });
finish();
