// Everybody can play: no screen is cut off at 320 pixels or with text twice as large, axe finds
// nothing, and a game is played with the keyboard alone as far as the first answer.
import { createRequire } from 'node:module';
import { expect, finish, openBrowser, Person, Server } from './table.mjs';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const server = await Server.open();
const browser = await openBrowser();

async function sound(person, where) {
  const { page } = person;
  const cut = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const clipped = [...document.querySelectorAll('h1, h2, p, button, label, li')].filter((each) => {
      const style = getComputedStyle(each);
      return style.overflowX === 'visible' && each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 2 && !each.closest('.vh, .ring, .roles, .tv');
    });
    return { wide, clipped: clipped.map((each) => each.textContent.trim().slice(0, 40)) };
  });
  expect(cut.wide <= 0, `${where}: no sideways scrolling (${cut.wide})`);
  expect(cut.clipped.length === 0, `${where}: nothing cut off ${cut.clipped.slice(0, 3)}`);
}

async function audited(person, where) {
  const { page } = person;
  // The policy of the page forbids foreign scripts; the test brings its own by the debugger.
  const found = await page.evaluate(async (source) => {
    if (!window.axe) (0, eval)(source);
    const result = await window.axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
    // What has scrolled half under the footer is whole when it is scrolled to.
    const footer = document.querySelector('footer, .go')?.getBoundingClientRect();
    const covered = (node) => footer && document.querySelector(node.target[0])?.getBoundingClientRect().bottom > footer.top - 4;
    for (const each of result.violations) if (each.id === 'target-size') each.nodes = each.nodes.filter((node) => !covered(node));
    return result.violations.filter((each) => each.nodes.length).map((each) => `${each.id}: ${each.nodes.slice(0, 2).map((node) => node.html.slice(0, 90)).join(' ; ')}`);
  }, (await import('node:fs')).readFileSync(axe, 'utf8')).catch((fault) => [String(fault).slice(0, 200)]);
  expect(found.length === 0, `${where}: axe ${found.join(' | ')}`);
}

for (const { name, width, scale, scheme, language } of [
  { name: '320 px', width: 320, scale: 1, scheme: 'light', language: 'ru' },
  { name: '360 px, text twice as large', width: 360, scale: 2, scheme: 'light', language: 'pl' },
  { name: 'dark', width: 390, scale: 1, scheme: 'dark', language: 'cs' },
]) {
  console.log(name);
  const person = await Person.comes(browser, server, 'Anna', { language, scheme });
  await person.context.addInitScript((times) => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = `${16 * times}px`));
  }, scale);
  await person.page.setViewportSize({ width, height: 720 });
  // axe is a foreign script: only in this test the page lets it in.
  await person.context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const headers = { ...answer.headers() };
    headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace("script-src 'self'", "script-src 'self' 'unsafe-eval'").replace("require-trusted-types-for 'script'", '');
    await route.fulfill({ response: answer, headers });
  });
  await person.opens();
  await person.page.waitForTimeout(300);
  await sound(person, 'front');
  await audited(person, 'front');
  await person.opens('#/rules');
  await person.page.waitForTimeout(1200);
  await sound(person, 'rules');
  await audited(person, 'rules');
  await person.hosts();
  for (let i = 0; i < 6; i++) await person.page.locator('.a-list .btn.c').click();
  await person.page.waitForTimeout(800);
  await sound(person, 'lobby');
  await audited(person, 'lobby');
  await person.page.locator('.go .btn.big').click();
  await person.page.waitForSelector('.hold', { timeout: 15000 });
  await person.page.waitForTimeout(2500);
  await sound(person, 'deal');
  await audited(person, 'deal');
  await person.page.locator('.hold').focus();
  await person.page.keyboard.down(' ');
  await person.page.waitForTimeout(300);
  expect(await person.page.locator('.pcard h2, .mini').count(), 'the space bar shows the card');
  await sound(person, 'card');
  await audited(person, 'card');
  await person.page.keyboard.up(' ');
  expect(!(await person.page.locator('.pcard h2').count()), 'and covers it');
  await person.page.locator('footer .btn.big.now').focus();
  await person.page.keyboard.press('Enter');
  await person.page.waitForSelector('.night', { timeout: 15000 });
  await person.page.waitForTimeout(900);
  await sound(person, 'night');
  await audited(person, 'night');
  await person.playsUntil(async (each) => (await each.hour()) === 'day' && (await each.page.locator('footer .btn.big').count()) > 0, 40);
  await person.page.waitForTimeout(800);
  await sound(person, 'day');
  await audited(person, 'day');
  for (const at of [2, 3]) {
    await person.page.locator('.tabs button').nth(at).click();
    await person.page.waitForTimeout(200);
    await sound(person, `tab ${at}`);
  }
  await person.page.locator('header .more').click();
  await person.page.waitForTimeout(200);
  await sound(person, 'menu');
  await audited(person, 'menu');
  expect(person.faults.length === 0, `no fault ${person.faults.slice(0, 2)}`);
  await person.context.close();
}
await browser.close();
await server.close();
finish();
