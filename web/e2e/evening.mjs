// Five phones and a table, in five languages: a whole evening, with everything that can go wrong on
// the way. No other seat's secret may be anywhere: not in the page, the storage, nor on the wire.
import { beforeTheEnd, leaks, toldAlone } from './canary.mjs';
import { newcomer } from './newcomer.mjs';
import { expect, finish, openBrowser, Person, Server } from './table.mjs';

const server = await Server.open();
const browser = await openBrowser();

console.log('a lone newcomer');
for (const rulebook of ['gorod', 'spytown', 'mrakoszlap']) await newcomer(browser, server, rulebook);
await newcomer(browser, server, 'mrakoszlap', { slower: 5 });

console.log('five phones and a table');
const names = [['Anna', 'en'], ['Wsiewołod', 'pl'], ['Ľubica', 'sk'], ['Jiří', 'cs'], ['Екатерина', 'ru']];
const people = [];
for (const [name, language] of names) people.push(await Person.comes(browser, server, name, { language }));
const table = await Person.comes(browser, server, 'Table', { size: 'screen' });
const [anna] = people;
const code = await anna.hosts();
await table.joinsAsTable(code);
for (const each of people.slice(1)) await each.joins(code);
await anna.page.locator('.a-list .btn.c').click();
await anna.page.waitForTimeout(500);
await anna.page.locator('.go .btn.big').click();
for (const each of people) await each.page.waitForSelector('.hold', { timeout: 15000 });
await table.page.waitForSelector('.tv');
expect(true, 'everybody has a card, the table is laid');

const shapes = async (person) =>
  person.page.evaluate(() => ({
    boxes: [...document.querySelectorAll('.night header, .night main, .night footer, .night .slip, .night .hold, .night .seat')].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join();
    }),
    text: document.querySelector('.slip')?.textContent?.trim(),
  }));

// Everybody in one language for the comparison of the screens at night.
console.log('the night looks the same');
for (let i = 0; i < 60 && (await anna.hour()) !== 'night'; i++) {
  for (const each of people) {
    const button = each.page.locator('footer .btn.big.now');
    if (await button.count()) await button.first().click({ timeout: 500 }).catch(() => undefined);
  }
  await anna.page.waitForTimeout(300);
}
await anna.page.waitForSelector('.night', { timeout: 30000 });
await anna.page.waitForTimeout(1500);
const spoken = await Promise.all(people.map((each) => each.speaks('en')));
expect(spoken.every(Boolean), 'every phone changes its language in mid-night');
await anna.page.waitForTimeout(1500);
const drawn = [];
for (const each of people) drawn.push(await shapes(each));
expect(drawn.every((each) => JSON.stringify(each.boxes) === JSON.stringify(drawn[0].boxes)), 'the same boxes on every phone');
expect(drawn.every((each) => each.text === ''), 'and nothing is written on any slip');

// The app is opened once more, as from the home screen: how long until it is at its seat.
async function reopened(person) {
  const page = await person.context.newPage();
  const began = Date.now();
  await page.goto(`${server.address}/`);
  await page.waitForSelector('.night .seat', { timeout: 10000 });
  const took = Date.now() - began;
  await page.close();
  await person.page.bringToFront();
  await person.page.reload();
  await person.page.waitForSelector('.night', { timeout: 8000 });
  return took;
}

console.log('reopened, offline, a dead server, in mid-night');
{
  const took = await reopened(anna);
  expect(took < 2000, `opened anew, it is at its seat in ${took} ms`);
  const [, boris] = people;
  await boris.context.setOffline(true);
  await boris.page.waitForTimeout(2500);
  expect((await boris.page.locator('.note.lit').count()) === 0, 'by night a lost connection shows on no phone');
  await boris.context.setOffline(false);
  await server.kill();
  await anna.page.waitForTimeout(800);
  await server.start();
  await anna.page.waitForTimeout(6500);
  for (const each of people) {
    const live = each.frames.length;
    await each.page.waitForTimeout(1600);
    expect(each.frames.length > live, `${each.name} hears the server again, without a reload`);
  }
}

console.log('another language in mid-game');
{
  const [, , lubica] = people;
  expect(await lubica.speaks('sk'), 'the phone speaks Slovak');
  await lubica.page.reload();
  expect(await lubica.sees(() => document.querySelector('.phone') && document.documentElement.lang === 'sk'), 'and remembers it');
}

// By day a phone that has lost the table says so, and stops saying so by itself.
async function offline(person) {
  const note = () => document.querySelector('footer .note.lit [role=status]') !== null;
  await person.context.setOffline(true);
  expect(await person.sees(note, 6000), `offline, ${person.name}'s phone says so`);
  const before = person.frames.length;
  await person.context.setOffline(false);
  expect(await person.sees(() => document.querySelector('.phone') && !document.querySelector('footer .note.lit [role=status]'), 15000), 'and no more when it hears the table again');
  expect(person.frames.length > before, 'which it does without a reload');
}

console.log('to the end');
let lost = false;
const done = async () => (await anna.hour()) === 'over';
const end = Date.now() + 240_000;
while (Date.now() < end && !(await done())) {
  if (!lost && (await people[1].hour()) === 'day') {
    lost = true;
    await offline(people[1]);
  }
  await Promise.all(people.map((each) => each.acts()));
  await anna.page.waitForTimeout(200);
}
expect(await done(), 'the game comes to its end');
expect(lost, 'and on the way there was a day');

console.log('secrets');
// What each was told alone: nobody else may have received it before the game was over. Names of cards
// are said aloud when somebody is out, so the first night is for those (canary.mjs).
const told = people.map((each) => toldAlone(beforeTheEnd(each.frames)));
expect(told.every((each) => each.cards.size && each.nonces.size && each.entries.size), `everybody was told his card, had his part in the deal, and heard something for his ears alone (${told.map((each) => each.entries.size)})`);
const leaked = leaks(people, [...people, table], ['nonces', 'entries']);
expect(leaked.length === 0, `no private word to one reached another ${leaked.slice(0, 2)}`);
for (const each of people) {
  const kept = await each.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(!/role\.|card\.|choice|lane/.test(kept), `${each.name} keeps nothing of the game: ${kept.length} bytes`);
  expect(each.faults.length === 0, `${each.name} saw no fault ${each.faults.slice(0, 2).join(' | ').slice(0, 200)}`);
}
expect(!table.frames.some((text) => text.startsWith('{"t":"snap"') && !/"own":\{\}/.test(text)), 'the table was told nothing private');

await browser.close();
await server.close();
finish();
