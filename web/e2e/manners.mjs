// A host's manners, a seat that moves to another phone, the table's voice, and the app without a
// network.
import { expect, finish, openBrowser, Person, Server } from './table.mjs';

const server = await Server.open();
const browser = await openBrowser();
const anna = await Person.comes(browser, server, 'Anna');
const boris = await Person.comes(browser, server, 'Boris');
const table = await Person.comes(browser, server, 'Table', { size: 'screen' });
// Chromium has no voices here: one is lent, and writes down what it says.
const lend = () => {
  const said = [];
  Object.defineProperty(window, 'said', { value: said });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  Object.defineProperty(window, 'speechSynthesis', { value: { getVoices: () => [{ lang: 'en-GB', default: true }], cancel() {}, speak(words) { said.push(words.text); setTimeout(() => words.onend?.(), 30); } } });
};
for (const each of [table, anna]) await each.context.addInitScript(lend);

const code = await anna.hosts();
await table.joinsAsTable(code);
await boris.joins(code);
for (let i = 0; i < 5; i++) await anna.page.locator('.a-list .btn.c').click();
await anna.page.waitForTimeout(500);

console.log('the lobby');
await boris.page.locator('.go .btn.big').click();
await anna.page.waitForTimeout(400);
expect((await anna.page.locator('.list .vh').count()) > 0, 'the host sees who is ready');
await anna.page.locator('.ring .disc').first().focus();
await anna.page.keyboard.press('ArrowRight');
await anna.page.waitForTimeout(600);
expect((await anna.page.locator('.list li').nth(1).textContent()).includes('Anna'), 'an arrow key moves a chair');
await anna.page.locator('.a-list .btn.quiet.small').click();
await anna.page.waitForTimeout(400);
const late = await Person.comes(browser, server, 'Late');
await late.opens(`#/join/${code}`);
await late.page.fill('input[autocomplete=nickname]', 'Late');
await late.page.click('button[type=submit]');
await late.page.waitForSelector('.note.bad');
expect((await late.page.locator('.note.bad').textContent()).length > 10, 'a locked room says why');

console.log('coming and going');
{
  const { page } = boris;
  await page.goBack(); // the invitation knows its guest
  await page.evaluate(() => (location.hash = '#/'));
  await page.waitForSelector('.doors a.btn.now', { timeout: 5000 });
  expect((await page.locator('.doors a.btn.now').textContent()).includes(code), 'who leaves by the browser’s own button reads that his chair is kept');
  await page.locator('.doors a.btn.now').click();
  expect(await boris.sees(() => document.querySelector('.lob .ring .disc') !== null), 'and takes it again');
  await page.evaluate(() => (location.hash = '#/'));
  await page.waitForSelector('.doors a.btn.now', { timeout: 5000 });
  await page.reload();
  expect(await boris.sees(() => document.querySelector('.lob') !== null), 'the app opened anew leads back to it');
  const guest = await Person.comes(browser, server, 'Guest');
  await anna.page.locator('.a-list .btn.quiet.small').click();
  await anna.page.waitForTimeout(400);
  await guest.joins(code);
  await anna.page.locator('.list li', { hasText: 'Guest' }).locator('button').click();
  await anna.page.locator('dialog .btn.hurt').click();
  await anna.page.locator('dialog .sure .btn.hurt').click();
  await guest.page.waitForSelector('.doors .note.lit', { timeout: 8000 });
  expect((await guest.page.locator('.doors .note.lit').textContent()).includes('taken off the table'), 'who is shown out is told so');
  await guest.joins(code);
  await guest.page.locator('.list li', { hasText: 'Guest' }).locator('button').click();
  await guest.page.locator('dialog .btn.hurt').click();
  await guest.page.locator('dialog .sure .btn.hurt').click();
  await guest.page.waitForSelector('.doors', { timeout: 8000 });
  expect((await guest.page.locator('.doors .note').count()) === 0 && (await guest.page.locator('.doors a.btn.now').count()) === 0, 'who goes by himself is told nothing');
  await guest.context.close();
}

console.log('the game');
await anna.page.locator('.go .btn.big').click();
await anna.page.waitForSelector('.hold', { timeout: 20000 });
await anna.page.waitForTimeout(2500);
await anna.page.locator('header .more').click();
await anna.page.locator('dialog .btn.small.b').first().click();
await boris.page.waitForTimeout(1500);
expect((await boris.page.locator('header').textContent()).includes('paused'), 'a pause shows on every phone');
await anna.page.locator('dialog .btn.small.b').first().click();
await anna.page.keyboard.press('Escape');
await anna.page.waitForTimeout(800);

await boris.holds();
await boris.page.waitForTimeout(300);
const card = await boris.page.locator('.pcard h2, .mini b').first().textContent();
await boris.letsGo();
await boris.page.locator('header .more').click();
await boris.page.locator('dialog section .btn.small:not(.b):not(.c)').last().click();
await boris.page.waitForSelector('.digits', { timeout: 5000 });
const digits = (await boris.page.locator('.digits').textContent()).trim();
await late.opens(`#/join/${code}`);
await late.page.locator('.links .linklike').click();
await late.page.locator('input[inputmode=numeric]').fill(digits);
await late.page.click('button[type=submit]');
await late.page.waitForSelector('.hold', { timeout: 8000 });
await late.page.waitForTimeout(1500);
await late.holds();
await late.page.waitForTimeout(200);
expect((await late.page.locator('.pcard h2, .mini b').first().textContent()) === card, 'the seat has moved, with its card');
await late.letsGo();
await boris.page.waitForTimeout(800);
expect((await boris.page.locator('.hold').count()) === 0, 'and the old phone has let go of it');

for (let i = 0; i < 40 && (await anna.hour()) !== 'night'; i++) {
  for (const each of [anna, late]) await each.acts();
  await anna.page.waitForTimeout(300);
}
await table.page.waitForTimeout(4000);
const said = await table.page.evaluate(() => window.said);
expect(said.length > 0, `the table speaks: ${said[0]?.slice(0, 40)}`);
expect((await table.page.locator('.caption').textContent()).length > 3, 'and shows what it says');
expect((await anna.page.evaluate(() => window.said.length)) === 0, 'phones are silent');

console.log('without a network');
await anna.page.waitForTimeout(1500);
await server.kill();
await anna.page.reload().catch(() => undefined);
await anna.page.waitForTimeout(1500);
expect((await anna.page.locator('#app > *').count()) > 0, 'the app opens while the server is away');
await server.start();
await anna.page.waitForSelector('.phone', { timeout: 12000 });
expect(true, 'and is back at its seat when the server is');

console.log('the front page without a server');
{
  const host = await Person.comes(browser, server, 'Host');
  await host.opens();
  await host.page.waitForTimeout(2500);
  await server.kill();
  await host.page.fill('input[autocomplete=nickname]', 'Host');
  await host.page.click('.doors section .btn.full.c');
  expect(await host.sees(() => document.querySelector('.doors .note.lit') !== null, 6000), 'it is said that nobody answers');
  await server.start();
  expect(await host.sees(() => document.querySelector('.codeword') !== null, 12000), 'and the room is there when somebody does');
  await host.context.close();
}

console.log('a host who has gone');
{
  const host = await Person.comes(browser, server, 'Host');
  const guest = await Person.comes(browser, server, 'Guest');
  await guest.joins(await host.hosts());
  await host.context.close();
  await guest.page.locator('header .icon').click();
  const instead = guest.page.locator('dialog .btn', { hasText: 'Be the host instead' });
  await instead.waitFor({ timeout: 20000 });
  expect(true, 'whoever plays is offered the host’s place');
  await instead.click();
  await guest.page.locator('dialog .note.bad').waitFor({ timeout: 5000 });
  expect(true, 'and is told that it is too early');
  await guest.context.close();
}
for (const each of [anna, boris, late, table]) expect(each.faults.length === 0, `${each.name}: no fault ${each.faults.slice(0, 2).join(' | ').slice(0, 200)}`);
await browser.close();
await server.close();
finish();
