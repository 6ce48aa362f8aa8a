// What a phone can reach at any moment: the menu by night, the same for all; languages on every screen;
// a link where the browser gives no clipboard; a seat that moves by a link; the aims below a card; and the same
// screens as before when the server is killed in mid-night.
import path from 'node:path';
import fs from 'node:fs';
import { comeBack } from './mishaps.mjs';
import { deal, nightsAreAlike, noFaults, sitDown, untilNight } from './sitting.mjs';
import { expect, here, Person, plainHost, Server } from './table.mjs';

const speaks = (person, name) => person.page.locator('.langs button', { hasText: name }).last().click();

async function night(browser) {
  const server = await Server.open(); // of its own: it is killed
  const game = await sitDown(browser, server, { rulebook: 'gorod', names: [['Anna', 'en'], ['Boris', 'en']], bots: 4 });
  const { people, host, screen } = game;
  const [anna, boris] = people;
  await deal(game);
  await host.page.waitForTimeout(1200);
  await host.holds();
  await host.page.waitForSelector('.pcard h2');
  expect((await host.page.locator('main section .label').count()) >= 2, 'reach: who wins when stands below the card');
  await host.letsGo();
  expect(await untilNight(game, 60), 'reach: night falls');
  await host.page.waitForTimeout(1500);
  await nightsAreAlike(people);
  await comeBack(game, server, (what, name) => expect(what, `reach, in mid-night: ${name}`));
  const menus = [];
  for (const each of people) {
    await each.page.locator('.night header .more').click();
    await each.page.waitForSelector('dialog[open]');
    menus.push(await each.page.locator('dialog .langs button').count());
  }
  expect(menus.every((each) => each === 5), 'reach: by night every phone has its menu, with five languages');
  await anna.page.locator('dialog .btn', { hasText: 'Pause' }).click();
  await boris.page.keyboard.press('Escape');
  expect(await boris.sees(() => document.querySelector('.night header')?.textContent.includes('paused')), 'reach: the host pauses by night');
  await anna.page.locator('dialog .btn', { hasText: 'Go on' }).click();
  expect((await anna.page.locator('dialog .people .btn', { hasText: 'Bot plays' }).count()) === 1, 'reach: and may let a bot play');
  await speaks(anna, 'Slovenčina');
  expect(await anna.sees(() => document.documentElement.lang === 'sk'), 'reach: a menu by night changes the language');
  expect((await anna.page.locator('.night').textContent()).includes('Noc') && !(await anna.page.content()).includes('…'), 'reach: another language in mid-night, through the menu');
  noFaults([...people, screen]);
  for (const each of [...people, screen]) await each.context.close();
  await server.close();
}

// On a page that is not encrypted: no clipboard, no wake lock.
async function plain(browser) {
  const server = await Server.open({ host: plainHost });
  const anna = await Person.comes(browser, server, 'Anna');
  const code = await anna.hosts();
  expect(await anna.page.evaluate(() => !navigator.clipboard && !('wakeLock' in navigator)), 'plain http: neither clipboard nor wake lock');
  expect((await anna.page.locator('.lob .note', { hasText: 'screen' }).count()) === 1, 'plain http: it is said that the screen may sleep');
  await anna.page.evaluate(() => (document.execCommand = () => false));
  await anna.page.locator('.inv .linklike').click();
  const link = anna.page.locator('.inv input[readonly]');
  await link.waitFor();
  const selected = await anna.page.evaluate(() => document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd));
  expect(selected === `${server.address}/#/join/${code}`, `plain http: the link stands there, selected (${selected})`);
  // The seat moves by its link.
  await anna.page.locator('header .icon').click();
  await anna.page.locator('dialog .btn', { hasText: 'Move my seat' }).click();
  const handout = anna.page.locator('dialog a.handout');
  await handout.waitFor();
  expect((await anna.page.locator('dialog .qr svg').count()) === 1, 'the digits have a QR code beside them');
  const address = await handout.getAttribute('href');
  const other = await Person.comes(browser, server, 'Other');
  await other.page.goto(address);
  await other.page.locator('button[type=submit]').click();
  await other.page.waitForSelector('.lob', { timeout: 8000 });
  expect(/#\/at\//.test(other.page.url()), 'a link moves the seat to another phone');
  await anna.page.waitForTimeout(600);
  expect((await anna.page.locator('.lob').count()) === 0, 'and the old one lets go');
  noFaults([anna, other]);
  for (const each of [anna, other]) await each.context.close();
  await server.close();
}

async function reading(browser, server) {
  const anna = await Person.comes(browser, server, 'Anna');
  const { page } = anna;
  await anna.opens('#/rules');
  await speaks(anna, 'Русский');
  expect(await anna.sees(() => document.documentElement.lang === 'ru' && !document.body.innerText.includes('…')), 'languages are reached from the rules');
  await anna.opens('#/replay');
  await page.setInputFiles('input[type=file]', path.join(here, '..', '..', 'docs', 'examples', 'mrakoszlap.omerta'));
  await page.waitForSelector('.story .chain li');
  await page.evaluate(() => {
    window.gaps = 0;
    new MutationObserver(() => (window.gaps += document.querySelector('#app').innerText.includes('…') ? 1 : 0)).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await speaks(anna, 'Polski');
  expect(await anna.sees(() => document.documentElement.lang === 'pl'), 'and from a replay');
  await page.waitForTimeout(500);
  expect((await page.evaluate(() => window.gaps)) === 0, 'without a gap in it');
  await page.locator('.as select').nth(1).selectOption('2');
  await page.waitForSelector('.fly .bullet');
  expect((await page.locator('.fly .keys .btn.now').count()) === 0, 'with reduced motion nothing plays by itself');
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.fly .keys .btn.quiet').click()]);
  const text = fs.readFileSync(await download.path(), 'utf8');
  expect(/fill="rgb/.test(text) && !/class=|var\(/.test(text) && download.suggestedFilename().endsWith('.svg'), `a flight is saved as a picture, ${text.length} bytes`);
  await anna.opens('#/');
  await anna.opens('#/replay');
  await page.locator('textarea').fill('x'.repeat(60_001));
  await page.locator('.open .btn.c').click();
  expect((await page.locator('.note.bad').textContent()).includes('60'), 'a record that is too long is told so');
  noFaults([anna]);
  await anna.context.close();
}

// For whom the table waits, on every screen; a host at the table's screen nudges, and each reads it in
// his own language.
async function waiting(browser, server) {
  const table = await Person.comes(browser, server, 'Table', { size: 'screen' });
  const anna = await Person.comes(browser, server, 'Anna');
  const boris = await Person.comes(browser, server, 'Boris', { language: 'ru' });
  const code = await table.hosts('table');
  for (const each of [anna, boris]) await each.joins(code);
  for (let i = 0; i < 5; i++) await table.page.locator('.a-list .btn.c').click();
  await table.page.waitForTimeout(700);
  await table.page.locator('.go .btn.big').click();
  for (const each of [anna, boris]) await each.page.waitForSelector('.hold', { timeout: 20000 });
  await anna.page.locator('footer .btn.big.now').click({ timeout: 15000 });
  expect(await anna.sees(() => document.querySelector('.waits')?.textContent.includes('Waiting for: Boris')), 'waits: a phone says for whom the table waits');
  expect(await table.sees(() => document.querySelector('.tv .waits')?.textContent.includes('Waiting for: Boris')), 'waits: and so does the table');
  await table.page.locator('.bar .linklike').last().click();
  const nudges = table.page.locator('dialog .people .btn', { hasText: 'Nudge' });
  await nudges.waitFor();
  expect((await nudges.count()) === 1, 'waits: only who is waited for can be nudged');
  await nudges.click();
  expect(await boris.sees(() => document.querySelector('footer .note.lit')?.textContent.includes('Boris, стол ждёт вас')), 'waits: he reads it in Russian');
  await table.page.keyboard.press('Escape');
  expect(await table.sees(() => document.querySelector('.caption')?.textContent === 'Boris, the table is waiting for you.'), 'waits: the table says it in English');
  await boris.page.locator('footer .btn.big.now').click();
  expect(await boris.sees(() => !document.querySelector('footer .note.lit')), 'waits: and it goes when he has answered');
  noFaults([table, anna, boris]);
  for (const each of [table, anna, boris]) await each.context.close();
}

export async function reach(browser, server) {
  await waiting(browser, server);
  await night(browser);
  await plain(browser);
  await reading(browser, server);
}
