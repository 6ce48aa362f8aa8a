// The pictures of the project's front page, docs/pictures/*.webp, made anew by one command:
//   OMERTA=../build/release/omerta node e2e/pictures.mjs
import fs from 'node:fs';
import path from 'node:path';
import { beginsAtDesk, gather } from './moderator.mjs';
import { leftToABot } from './rematch.mjs';
import { deal, sitDown, untilNight } from './sitting.mjs';
import { here, openBrowser, Person, Server } from './table.mjs';

const folder = path.join(here, '..', '..', 'docs', 'pictures');
fs.mkdirSync(folder, { recursive: true });
const server = await Server.open();
const browser = await openBrowser();

async function kept(page, name, scale) {
  const debug = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize();
  const clip = { x: 0, y: 0, width, height, scale };
  const { data } = await debug.send('Page.captureScreenshot', { format: 'webp', quality: 80, clip });
  fs.writeFileSync(path.join(folder, name), Buffer.from(data, 'base64'));
  console.log(name, Math.round((data.length * 3) / 4 / 1024), 'KB');
}

const wide = { width: 1280, height: 860 };

// What a host has before him on a tablet or a computer, made no larger than it can be read.
async function across({ page }, name) {
  const usual = page.viewportSize();
  await page.setViewportSize(wide);
  await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = false)));
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(500);
  await kept(page, name, 0.6);
  await page.setViewportSize(usual);
}

// Several beside each other on one picture.
async function beside(pictures, name) {
  const [width, height, gap] = [360, 740, 24];
  const page = await browser.newPage({ viewport: { width: pictures.length * (width + gap) - gap, height } });
  const images = pictures.map((each) => `<img width="${width}" height="${height}" src="data:image/png;base64,${each.toString('base64')}">`);
  await page.setContent(`<body style="margin:0;display:flex;gap:${gap}px;background:#fff">${images.join('')}`);
  await page.waitForTimeout(300);
  await kept(page, name, 1);
}

const game = await sitDown(browser, server, { rulebook: 'gorod', names: [['Anna', 'en'], ['Boris', 'en'], ['Celina', 'en']], bots: 6 });
const { host, people, screen } = game;
const phones = [];
await across(host, 'lobby.webp');
await deal(game);
await host.page.waitForTimeout(3000);
await host.holds();
await host.page.waitForTimeout(600);
phones.push(await host.page.screenshot());
await host.letsGo();
await untilNight(game, 60);
await host.page.waitForTimeout(2500);
phones.push(await host.page.screenshot());
await kept(screen.page, 'table.webp', 0.5);
const end = Date.now() + 120_000;
let voted = false;
while (Date.now() < end && !voted && (await host.hour()) !== 'over') {
  for (const each of people) {
    const votes = (await each.hour()) === 'day' && (await each.page.locator('main .cand').count()) > 1;
    if (votes && phones.length < 3) {
      await each.page.locator('main .cand').first().click().catch(() => undefined);
      await each.page.waitForTimeout(400);
      phones.push(await each.page.screenshot());
    }
    await each.acts();
  }
  voted = phones.length > 2 && (await screen.page.locator('.cols .col').count()) > 0;
}
if (phones.length < 3) phones.push(await host.page.screenshot());
if (voted) await kept(screen.page, 'table.webp', 0.5);
await beside(phones, 'phones.webp');

// Bots play for those who are left, to the end.
for (const each of people) await leftToABot(each);
await host.sees(() => document.querySelector('.end') !== null, 300_000);
await host.page.waitForTimeout(1000);
await across(host, 'end.webp');
for (const each of [...people, screen]) await each.context.close();

// A person at the desk, in the first night, with paper cards dealt by the program.
const desk = await gather(browser, server, { rulebook: 'gorod', papers: 7, phones: ['Anna', 'Boris'], table: false, size: 'tablet' });
await beginsAtDesk(desk);
await desk.mod.page.locator('[data-by=program]').click();
await desk.mod.page.waitForSelector('.known .disc');
for (let i = 0; i < 12 && !(await desk.mod.page.locator('.told .seat[aria-pressed=true]').count()); i++) {
  const seat = desk.mod.page.locator('.told .seat[aria-pressed=false]');
  const go = desk.mod.page.locator('.act .btn.big:not([disabled])');
  const accept = desk.mod.page.locator('.told .note .btn.now');
  if (i > 3 && (await seat.count())) await seat.nth(2).click();
  else if (await accept.count()) await accept.first().click();
  else if (await go.count()) await go.click();
  await desk.mod.page.waitForTimeout(1200);
}
await across(desk.mod, 'console.webp');

const reader = await Person.comes(browser, server, 'Reader', { motion: 'no-preference' });
const { page } = reader;
await page.setViewportSize({ width: 1280, height: 760 });
await reader.opens('#/replay');
await page.setInputFiles('input[type=file]', path.join(here, '..', '..', 'docs', 'examples', 'mrakoszlap.omerta'));
await page.waitForSelector('.story .chain li');
await page.locator('.as select').nth(1).selectOption('2');
await page.waitForSelector('.bullet');
await page.waitForTimeout(800);
await kept(page, 'flight.webp', 0.75);
await browser.close();
await server.close();
process.exit(0);
