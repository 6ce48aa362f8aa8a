// A person runs the game with paper cards, for people without phones: entered by hand, or never looked
// at until it matters. For every rulebook.
import fs from 'node:fs';
import path from 'node:path';
import { expect, finish, here, openBrowser, Person, Server } from './table.mjs';

const server = await Server.open();
const browser = await openBrowser();
const shots = process.argv[2];
const only = process.argv[3];

async function desk(rulebook, people) {
  const mod = await Person.comes(browser, server, 'Magda', { size: shots && people % 2 ? 'tablet' : 'phone', scheme: people % 2 ? 'dark' : 'light' });
  await mod.hosts('moderator');
  await mod.chooses(rulebook);
  for (let i = 0; i < people; i++) {
    await mod.page.fill('.paper input', `Guest ${'ABCDEFGHIJ'[i]}`);
    await mod.page.click('.paper button');
    await mod.page.waitForTimeout(120);
  }
  await mod.page.waitForTimeout(700);
  if (shots) await mod.page.screenshot({ path: `${shots}/${rulebook}-lobby.png`, fullPage: true });
  await mod.page.locator('.go .btn.big').click();
  await mod.page.waitForSelector('.desk', { timeout: 15000 });
  await mod.page.waitForTimeout(1500);
  return mod;
}

// Whatever card is offered, to one after the other.
async function enterCards(mod) {
  let cards = 0;
  for (; cards < 200; cards++) {
    const free = mod.page.locator('main .kinds .btn:not([disabled])');
    if (!(await free.count())) break;
    await free.first().click({ timeout: 2000 });
  }
  return cards;
}

// A whole hand for everyone, copies told apart: as the example of the rulebook has them.
async function enterExample(mod, rulebook) {
  const record = fs.readFileSync(path.join(here, '..', '..', 'docs', 'examples', `${rulebook}.omerta`), 'utf8');
  const things = /^deal (.*)$/m.exec(record)[1].split(', ');
  for (const thing of things) {
    const [, id, number] = /^(.*?)(?:-(\d))?$/.exec(thing);
    const kind = mod.page.locator(`main .kinds li:has(use[href$="#${id}"])`);
    await kind.locator('.btn').nth(number ? Number(number) - 1 : 0).click({ timeout: 2000 });
  }
  return things.length;
}

// One step of the script: a card that is wanted is looked at, what is asked is entered, else go on.
async function goOn(mod, counted) {
  const { page } = mod;
  const go = page.locator('.act .btn.big:not([disabled])');
  const wanted = page.locator('main .note.lit .kinds .btn:not([disabled])');
  const holder = page.locator('main .note.lit .seat');
  const seat = page.locator('main section:not(.note) .seat[aria-pressed=false]');
  try {
    if (await wanted.count()) {
      counted.seen++;
      await wanted.nth(Math.floor(Math.random() * (await wanted.count()))).click({ timeout: 800 });
    } else if (await holder.count()) {
      counted.seen++;
      await holder.first().click({ timeout: 800 });
    } else if ((await seat.count()) && Math.random() < 0.6) {
      await seat.nth(Math.floor(Math.random() * (await seat.count()))).click({ timeout: 800 });
      await page.waitForTimeout(500);
      if (await go.count()) await go.click({ timeout: 800 });
    } else if (await go.count()) await go.click({ timeout: 800 });
    else if (await page.locator('main .btn.small.b').count()) await page.locator('main .btn.small.b').first().click({ timeout: 800 });
    else if (await page.locator('main section .btn.small').count()) await page.locator('main section .btn.small').first().click({ timeout: 800 });
  } catch {
    counted.missed++;
  }
  await page.waitForTimeout(450);
}

for (const { rulebook, people } of [{ rulebook: 'gorod', people: 8 }, { rulebook: 'spytown', people: 7 }, { rulebook: 'mrakoszlap', people: 9 }]) {
  if (only && only !== rulebook) continue;
  for (const by of ['paper', 'blind']) {
    console.log(`${rulebook}, ${by}`);
    const mod = await desk(rulebook, people);
    const dealer = mod.page.locator(`main [data-by=${by}]`);
    if (!(await dealer.count())) {
      console.log('  the rulebook is not dealt like that');
      await mod.context.close();
      continue;
    }
    await dealer.click();
    await mod.page.waitForTimeout(600);
    if (by === 'paper') {
      if (shots) await mod.page.screenshot({ path: `${shots}/${rulebook}-cards.png`, fullPage: true });
      const cards = people === 9 ? await enterExample(mod, rulebook) : await enterCards(mod);
      expect(cards >= people, `${cards} cards are entered`);
      if (shots) await mod.page.screenshot({ path: `${shots}/${rulebook}-entered.png`, fullPage: true });
      await mod.page.locator('main .btn.full.now').last().click();
      await mod.page.waitForTimeout(1500);
    }
    expect((await mod.page.locator('.act .btn.big').count()) > 0, 'the cards are dealt');
    const counted = { seen: 0, missed: 0 };
    const titles = new Set();
    for (let i = 0; i < 45; i++) {
      const title = `${await mod.page.locator('header .strong').textContent()}`;
      if (!titles.has(title) && shots) await mod.page.screenshot({ path: `${shots}/${rulebook}-${by}-${titles.size}.png`, fullPage: true });
      titles.add(title);
      await goOn(mod, counted);
      if (await mod.page.locator('.end').count()) break;
    }
    expect(titles.size >= 3, `the evening goes on: ${[...titles].join(' / ').slice(0, 160)}`);
    if (by === 'blind') console.log(`  cards looked at: ${counted.seen}`);
    expect(mod.faults.length === 0, `no fault ${mod.faults.slice(0, 2).join(' | ').slice(0, 300)}`);
    await mod.context.close();
  }
}
await browser.close();
await server.close();
finish();
