// Everybody can play: no screen is cut off at 320 pixels or with text twice as large, axe finds
// nothing, and a game is played with the keyboard alone as far as the first answer.
import { audited, sound } from './audit.mjs';
import { expect, finish, openBrowser, Person, Server } from './table.mjs';

const server = await Server.open();
const browser = await openBrowser();

for (const { name, width, scale, scheme, language } of [
  { name: '320 px', width: 320, scale: 1, scheme: 'light', language: 'ru' },
  { name: '360 px, text twice as large', width: 360, scale: 2, scheme: 'light', language: 'pl' },
  { name: 'dark', width: 390, scale: 1, scheme: 'dark', language: 'cs' },
]) {
  console.log(name);
  const person = await Person.comes(browser, server, 'Anna', { language, scheme, open: true });
  await person.context.addInitScript((times) => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = `${16 * times}px`));
  }, scale);
  await person.page.setViewportSize({ width, height: 720 });
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
