// The pictures of the project's front page, docs/pictures/*.webp, made anew by one command:
//   OMERTA=../build/release/omerta node e2e/pictures.mjs
import fs from 'node:fs';
import path from 'node:path';
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
