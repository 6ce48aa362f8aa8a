// A person runs the game: the desk says what to say, the moderator enters what he sees, takes a step
// back, and the phones follow.
import { expect, finish, openBrowser, Person, Server } from './table.mjs';

const server = await Server.open();
const browser = await openBrowser();
const mod = await Person.comes(browser, server, 'Magda');
const anna = await Person.comes(browser, server, 'Anna');
await mod.opens();
await mod.page.fill('input[autocomplete=nickname]', 'Magda');
await mod.page.selectOption('.kind select', 'moderator');
await mod.page.click('.doors section .btn.full.c');
await mod.page.waitForSelector('.codeword');
const code = (await mod.page.textContent('.codeword')).trim();
await anna.joins(code);
for (let i = 0; i < 6; i++) await mod.page.locator('.a-list .btn.c').click();
await mod.page.waitForTimeout(600);
await mod.page.locator('.go .btn.big').click();
await mod.page.waitForSelector('.desk', { timeout: 15000 });
expect(true, 'the desk opens');
await mod.page.waitForTimeout(1500);
expect((await anna.page.textContent('main')).includes('on their way'), 'before the deal no phone says that cards lie there');
await mod.page.locator('main .btn.full.now').click();
await mod.page.waitForTimeout(2500);
expect((await mod.page.locator('.lit').allTextContents()).join().includes('in secret'), 'while cards are looked at there is something to say');
await anna.holds();
await anna.page.waitForTimeout(1200);
expect(await anna.page.locator('.pcard h2').count(), 'the phone has its card');
await anna.letsGo();
const shots = process.argv[2];
if (shots) await mod.page.screenshot({ path: `${shots}/desk-1.png`, fullPage: true });
const titles = new Set();
let back = false;
for (let i = 0; i < 40; i++) {
  const title = await mod.page.locator('header .strong').textContent();
  if (!titles.has(title) && shots) await mod.page.screenshot({ path: `${shots}/desk-${titles.size + 2}.png`, fullPage: true });
  titles.add(title);
  if (titles.size === 4 && !back) {
    back = true;
    await mod.page.locator('.act .icon').click();
    await mod.page.waitForTimeout(1800);
    if (shots) await mod.page.screenshot({ path: `${shots}/desk-back.png` });
    await mod.page.locator('dialog .btn.hurt').click();
    await mod.page.waitForTimeout(1500);
    expect((await mod.page.locator('dialog').count()) === 0, 'a step is taken back');
    continue;
  }
  const accept = mod.page.locator('main .note .btn.now');
  const go = mod.page.locator('.act .btn.big:not([disabled])');
  if (await accept.count()) await accept.first().click().catch(() => undefined);
  else if (await go.count()) await go.click().catch(() => undefined);
  else {
    const seat = mod.page.locator('main .seat[aria-pressed=false]');
    if (await seat.count()) await seat.first().click().catch(() => undefined);
  }
  await anna.acts();
  await mod.page.waitForTimeout(700);
  if ((await mod.page.locator('.end').count()) > 0) break;
}
console.log([...titles].join(' / '));
expect(titles.size >= 4, 'the evening goes on, step by step');
expect(back, 'and back');
expect(mod.faults.length === 0 && anna.faults.length === 0, `no fault ${[...mod.faults, ...anna.faults].slice(0, 2).join(' | ').slice(0, 300)}`);
await browser.close();
await server.close();
finish();
