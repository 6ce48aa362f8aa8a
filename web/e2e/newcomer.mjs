// Somebody who is alone with bots, from the front page to the card in his hand: in every rulebook, and on
// a phone as people had them five years ago. Then whether the card is gone when it is let go.
import { noFaults } from './sitting.mjs';
import { expect, Person } from './table.mjs';

const longest = 60; // seconds to the card

export async function newcomer(browser, server, rulebook, { slower = 1 } = {}) {
  const holds = (what, name) => expect(what, `alone in ${rulebook}${slower > 1 ? `, a phone ${slower} times slower` : ''}: ${name}`);
  const guest = await Person.comes(browser, server, 'Guest');
  const { page } = guest;
  if (slower > 1) await (await guest.context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
  const began = Date.now();
  await guest.opens();
  await page.locator('.doors .btn.big.ink').click();
  await page.locator('.books .btn', { hasText: rulebook }).first().click();
  await page.waitForSelector('.hold', { timeout: longest * 1000 });
  let card = '';
  for (const end = began + longest * 1000; Date.now() < end && !card; ) { // a whole hand comes in pieces
    await guest.holds('.hold', 400);
    card = await page.evaluate(() => document.querySelector('.pcard h2, .mini b')?.textContent ?? '');
    if (!card) await guest.letsGo();
  }
  const seconds = (Date.now() - began) / 1000;
  holds(card !== '', 'the card is in the hand');
  holds(seconds < longest, `within a minute of the front page (${seconds.toFixed(1)} s)`);
  await guest.letsGo();
  await page.waitForTimeout(150 * slower);
  holds(!(await page.content()).includes(`>${card}<`), 'let go, the card is not in the page');
  holds(!(await page.title()).includes(card) && !page.url().includes(card), 'nor in the title or the address');
  await guest.holds('.hold', 300 * slower);
  holds((await page.locator('.pcard h2, .mini b').count()) > 0, 'held again, it is there');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.waitForTimeout(100 * slower);
  holds(!(await page.locator('.pcard h2, .mini b').count()), 'another tab: the card is covered');
  await guest.letsGo();
  noFaults([guest]);
  await guest.context.close();
}
