// axe on every screen beside a phone's game, in every language, light and dark: front, rules, replay,
// flights, the lobby of each rulebook, the table's screen, the moderator's console with its sheets, the end.
import path from 'node:path';
import { audited, sound } from './audit.mjs';
import { finish, here, openBrowser, Person, Server } from './table.mjs';

const server = await Server.open();
const browser = await openBrowser();
const books = ['gorod', 'spytown', 'mrakoszlap'];
const languages = process.argv[2] ? [process.argv[2]] : ['en', 'pl', 'sk', 'cs', 'ru'];

async function checked(person, where, milliseconds = 500) {
  await person.page.waitForTimeout(milliseconds);
  await sound(person, where);
  await audited(person, where);
}

for (const [at, language] of languages.entries()) {
  const scheme = at % 2 ? 'dark' : 'light';
  console.log(language, scheme);
  const person = await Person.comes(browser, server, 'Anna', { language, scheme, open: true, size: at % 3 === 1 ? 'tablet' : 'phone' });
  const { page } = person;
  await person.opens();
  await checked(person, 'front');
  await person.opens('#/join/ABCDEF');
  await checked(person, 'join');
  await person.opens('#/');
  await page.locator('.doors .btn.big.ink').click();
  await checked(person, 'which game');
  for (const book of books) {
    await person.opens(`#/rules/${book}`);
    await checked(person, `rules of ${book}`, 1500);
    await person.opens('#/replay');
    await page.setInputFiles('input[type=file]', path.join(here, '..', '..', 'docs', 'examples', `${book}.omerta`));
    await page.waitForSelector('.story .chain li').catch(async (fault) => {
      console.log(await page.evaluate(() => document.querySelector('#app').innerText.slice(0, 300)), person.faults);
      throw fault;
    });
    await page.locator('.as select').first().selectOption('moderator');
    await checked(person, `story of ${book}`, 900);
    if (book === 'mrakoszlap') continue; // nobody says there what people had reason to believe
    await page.locator('.as select').first().selectOption('1');
    await page.waitForTimeout(900);
    await page.locator('.time select').first().selectOption({ index: 3 });
    await page.waitForSelector('.beliefs li');
    await checked(person, `beliefs in ${book}`, 600);
  }
  await page.locator('.as select').nth(1).selectOption('1');
  await page.waitForSelector('.bullet');
  await checked(person, 'flight');
  await page.locator('header .quiet.small').nth(1).click();
  await checked(person, 'open a record');

  const mod = await Person.comes(browser, server, 'Magda', { language, scheme, open: true });
  await mod.hosts('moderator');
  for (const book of books) {
    await mod.chooses(book);
    await mod.page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
    await checked(mod, `lobby of ${book}`, 700);
  }
  await mod.chooses('gorod');
  for (let i = 0; i < 8; i++) {
    await mod.page.fill('.paper input', `Guest ${'ABCDEFGH'[i]}`);
    await mod.page.click('.paper button');
    await mod.page.waitForTimeout(120);
  }
  const code = (await mod.page.textContent('.codeword')).trim();
  const table = await Person.comes(browser, server, 'Table', { language, scheme, open: true, size: 'screen' });
  await table.joinsAsTable(code);
  await checked(table, 'the lobby on the table');
  await mod.page.locator('.go .btn.big').click();
  await mod.page.waitForSelector('.desk');
  await checked(mod, 'how to deal', 1500);
  await mod.page.locator('[data-by=paper]').click();
  await checked(mod, 'paper cards');
  for (let i = 0; i < 8; i++) await mod.page.locator('.kinds .btn:not([disabled])').first().click();
  await checked(mod, 'paper cards entered');
  await mod.page.locator('main .btn.full.now').last().click();
  await checked(mod, 'the script', 2000);
  await checked(table, 'the table');
  await mod.page.locator('.act .btn.big').click();
  await checked(mod, 'the script by night', 2000);
  await checked(table, 'the table by night');
  await mod.page.locator('.act .icon').click();
  await checked(mod, 'taking back', 1500);
  await mod.page.keyboard.press('Escape');
  await mod.page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
  await checked(mod, 'at any time');
  for (const each of ['c', 'b']) {
    await mod.page.locator(`main details .btn.small.${each}`).last().click();
    await checked(mod, `a sheet of the desk (${each})`);
    await mod.page.keyboard.press('Escape');
    await mod.page.waitForTimeout(200);
  }
  await mod.page.locator('header .icon').click();
  await checked(mod, 'menu');
  for (const each of [person, mod, table]) await each.context.close();
}
await browser.close();
await server.close();
finish();
