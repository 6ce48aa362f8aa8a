// Five phones and a table, in five languages: a whole evening, with everything that can go wrong on
// the way. No other seat's secret may be anywhere: not in the page, the storage, nor on the wire.
import { expect, finish, openBrowser, Person, Server } from './table.mjs';

const server = await Server.open();
const browser = await openBrowser();

console.log('a lone newcomer');
{
  const began = Date.now();
  const guest = await Person.comes(browser, server, 'Guest');
  await guest.opens();
  await guest.page.locator('.doors .btn.big.ink').click();
  await guest.page.locator('.books .btn').first().click();
  await guest.page.waitForSelector('.hold', { timeout: 20000 });
  await guest.page.waitForTimeout(1500);
  await guest.holds();
  expect(await guest.page.locator('.pcard h2').count(), 'the card is in the hand');
  expect(Date.now() - began < 60_000, `within a minute (${Math.round((Date.now() - began) / 1000)} s)`);
  const card = await guest.page.locator('.pcard h2').first().textContent();
  await guest.letsGo();
  await guest.page.waitForTimeout(100);
  expect(!(await guest.page.content()).includes(card), 'let go, the card is not in the page');
  expect(!(await guest.page.title()).includes(card) && !guest.page.url().includes(card), 'nor in the title or the address');
  await guest.holds();
  await guest.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await guest.page.waitForTimeout(100);
  expect(!(await guest.page.locator('.pcard h2').count()), 'another tab: the card is covered');
  await guest.letsGo();
  expect(guest.faults.length === 0, `no fault in the console ${guest.faults.slice(0, 2)}`);
  expect(guest.asked.every((each) => each.startsWith(server.address) || each.startsWith('blob:') || each.startsWith('data:')), 'no request to any other address');
  await guest.context.close();
}

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
for (const each of people) {
  await each.page.evaluate(() => localStorage.setItem('omerta.language', 'en'));
  await each.page.reload();
  await each.page.waitForSelector('.night', { timeout: 8000 });
}
await anna.page.waitForTimeout(1500);
const drawn = [];
for (const each of people) drawn.push(await shapes(each));
expect(drawn.every((each) => JSON.stringify(each.boxes) === JSON.stringify(drawn[0].boxes)), 'the same boxes on every phone');
expect(drawn.every((each) => each.text === ''), 'and nothing is written on any slip');

console.log('reload, offline, a dead server, in mid-night');
{
  const began = Date.now();
  await anna.page.reload();
  await anna.page.waitForSelector('.night', { timeout: 8000 });
  expect(Date.now() - began < 2500, `a reload returns to the seat in ${Date.now() - began} ms`);
  await people[1].context.setOffline(true);
  await people[1].page.waitForTimeout(1500);
  await people[1].context.setOffline(false);
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
  await lubica.page.evaluate(() => localStorage.setItem('omerta.language', 'sk'));
  await lubica.page.reload();
  await lubica.page.waitForSelector('.phone', { timeout: 8000 });
  expect((await lubica.page.locator('html').getAttribute('lang')) === 'sk', 'the phone speaks Slovak');
}

console.log('to the end');
const done = async () => (await anna.hour()) === 'over';
const end = Date.now() + 240_000;
while (Date.now() < end && !(await done())) {
  await Promise.all(people.map((each) => each.acts()));
  await anna.page.waitForTimeout(200);
}
expect(await done(), 'the game comes to its end');

console.log('secrets');
// What each was told alone: nobody else may have received it before the game was over.
const secrets = people.map((each) => {
  const own = [];
  for (const text of each.frames) {
    const frame = JSON.parse(text);
    if (frame.t === 'snap' || frame.t === 'resume') own.push(...frame.pe.map((entry) => JSON.stringify(entry)));
  }
  return own;
});
const heard = people.map((each) => each.frames.join('\n'));
let leaks = 0;
secrets.forEach((own, at) => {
  for (const secret of own) {
    people.forEach((other, to) => {
      const shared = secrets[to].includes(secret);
      if (to !== at && !shared && secret.includes('"seat":') && heard[to].includes(secret)) leaks++;
    });
  }
});
expect(leaks === 0, 'no private entry of one reached another');
for (const each of people) {
  const kept = await each.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(!/role\.|card\.|choice|lane/.test(kept), `${each.name} keeps nothing of the game: ${kept.length} bytes`);
  expect(each.faults.length === 0, `${each.name} saw no fault ${each.faults.slice(0, 2).join(' | ').slice(0, 200)}`);
}
expect(!table.frames.some((text) => text.startsWith('{"t":"snap"') && !/"own":\{\}/.test(text)), 'the table was told nothing private');

await browser.close();
await server.close();
finish();
