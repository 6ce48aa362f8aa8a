// Pictures of every screen, at three sizes and in several languages: npm run shots, then look at
// shots/.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser, Person, Server } from './table.mjs';

const folder = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'shots');
fs.mkdirSync(folder, { recursive: true });
const only = process.argv[2] ?? '';
const server = await Server.open();
const browser = await openBrowser();

async function shot(person, name, whole = false) {
  await person.page.waitForTimeout(250);
  await person.page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: whole });
}

async function evening({ rulebook, at, name }) {
  const anna = await Person.comes(browser, server, 'Anna', { size: at });
  const kasia = await Person.comes(browser, server, 'Katarzyna', { language: 'pl' });
  const olga = await Person.comes(browser, server, 'Екатерина', { language: 'ru', scheme: 'dark' });
  const table = await Person.comes(browser, server, 'Table', { size: 'screen', language: 'cs' });
  await anna.opens();
  await anna.page.waitForTimeout(400);
  await shot(anna, `${name}-front`, true);
  const code = await anna.hosts();
  await table.joinsAsTable(code);
  await kasia.joins(code);
  await olga.opens(`#/join/${code}`);
  await shot(olga, `${name}-join-ru`);
  await olga.joins(code);
  const book = anna.page.locator('.books .btn');
  for (let i = 0; i < (await book.count()); i++) if ((await book.nth(i).textContent()).includes(rulebook)) await book.nth(i).click();
  await anna.page.waitForTimeout(600);
  for (let i = 0; i < 6; i++) await anna.page.locator('.a-list .btn.c').click();
  await anna.page.waitForTimeout(800);
  await shot(anna, `${name}-lobby`, true);
  await shot(olga, `${name}-lobby-ru`, true);
  await shot(table, `${name}-lobby-table`);
  await anna.page.locator('.go .btn.big').click();
  await anna.page.waitForSelector('.phone', { timeout: 10000 });
  await anna.page.waitForTimeout(2500);
  await shot(anna, `${name}-setup`);
  await anna.holds();
  await shot(anna, `${name}-card`);
  await anna.letsGo();
  const people = [anna, kasia, olga];
  let seen = new Set();
  const end = Date.now() + 150_000;
  while (Date.now() < end) {
    const hour = await anna.hour();
    const vote = hour === 'day' && (await anna.page.locator('.cand .fingers, main > section .fingers').count()) > 0;
    const asked = hour === 'day' && (await anna.page.locator('footer .btn.big').count()) > 0;
    const key = vote ? 'vote' : asked ? 'day-asked' : hour;
    if (!seen.has(key)) {
      seen.add(key);
      await anna.page.waitForTimeout(900);
      await shot(anna, `${name}-${key}`);
      await shot(olga, `${name}-${key}-ru`);
      await shot(kasia, `${name}-${key}-pl`);
      await shot(table, `${name}-${key}-table`);
      if (key === 'night') {
        await anna.holds('.hold', 350);
        await shot(anna, `${name}-night-held`);
        await anna.letsGo();
      }
      if (key === 'day-asked' && (await anna.page.locator('.pcard').count())) {
        for (const [at, tab] of [[1, 'card'], [2, 'know'], [3, 'log']]) {
          await anna.page.locator('.tabs button').nth(at).click();
          if (at === 2) await anna.holds('.hold', 300);
          await shot(anna, `${name}-${tab}`);
          if (at === 2) await anna.letsGo();
        }
        await anna.page.locator('.tabs button').nth(0).click();
        await anna.page.locator('header .more').click();
        await shot(anna, `${name}-menu`);
        await anna.page.keyboard.press('Escape');
      }
    }
    if (hour === 'over') break;
    await Promise.all(people.map((each) => each.acts()));
  }
  await shot(anna, `${name}-end`, true);
  await shot(table, `${name}-end-table`);
  for (const each of [...people, table]) {
    if (each.faults.length) console.log(name, each.name, each.faults.slice(0, 3));
    await each.context.close();
  }
  console.log(name, [...seen].join(' '));
}

const evenings = [
  { rulebook: 'gorod', at: 'phone', name: 'g' },
  { rulebook: 'mrakoszlap', at: 'phone', name: 'm' },
  { rulebook: 'spytown', at: 'tablet', name: 's' },
];
for (const each of evenings) if (!only || each.name === only) await evening(each).catch((fault) => console.log(each.name, String(fault).slice(0, 300)));
await browser.close();
await server.close();
process.exit(0);
