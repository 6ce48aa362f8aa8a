// Every screen of a game in play, in three rulebooks and five languages: a phone by day, in a vote, by
// night, at the end and in the replay; the desk; the table's screen, also with as many chairs as there may
// be. axe finds nothing, and nothing is cut off: as it is, on 320 pixels, and with text twice as large.
//   node e2e/matrix.mjs [rulebook [crowded|evening]]
import { audited, sound } from './audit.mjs';
import { beginsAtDesk, enterCards, enterExample, gather, goesOn, isOver, titleOf } from './moderator.mjs';
import { noFaults } from './sitting.mjs';
import { expect, finish, openBrowser, Person, Server } from './table.mjs';

const longest = 900; // seconds of one evening, looked at closely
const eager = 2.4; // until a vote was seen, two entries at each step at least: with two put up there is one
const languages = ['en', 'pl', 'sk', 'cs', 'ru'];
const evenings = [ // most: chairs; in spytown whoever runs the game is one of at most 22 people
  { rulebook: 'gorod', most: 20, papers: 7, vote: /^Vote/ },
  { rulebook: 'spytown', most: 21, papers: 7, vote: /ballot$/ },
  { rulebook: 'mrakoszlap', most: 20, papers: 8, vote: /Trial|[Vv]ote|[Bb]allot/, example: true },
];
const [, , only, part] = process.argv;
const server = await Server.open();
const browser = await openBrowser();

const larger = (page, times) => page.evaluate((size) => (document.documentElement.style.fontSize = size), times === 1 ? '' : `${16 * times}px`);

// One screen in all languages; a screen on the table is looked at wide and upright, others also narrow and
// with larger text.
async function looked(person, where, selector) {
  const { page } = person;
  const usual = page.viewportSize();
  const table = usual.width > 1000;
  for (const [at, language] of languages.entries()) {
    const name = `${where}, ${language}`;
    await page.emulateMedia({ colorScheme: at % 2 ? 'dark' : 'light' });
    await page.evaluate((id) => localStorage.setItem('omerta.language', id), language);
    await page.reload();
    await page.waitForSelector(selector, { timeout: 15000 });
    await page.waitForTimeout(700);
    expect((await page.locator('html').getAttribute('lang')) === language, `${name}: it is spoken`);
    await sound(person, name);
    await audited(person, name);
    for (const width of table ? [1280, 820, 390] : [320]) {
      await page.setViewportSize({ width, height: width === 1280 ? 720 : 740 });
      await page.waitForTimeout(150);
      await sound(person, `${name}, ${width} px`);
    }
    await page.setViewportSize(usual);
    if (table) continue;
    await larger(page, 2);
    await page.waitForTimeout(150);
    await sound(person, `${name}, text twice as large`);
    await larger(page, 1);
  }
  await page.evaluate(() => localStorage.setItem('omerta.language', 'en'));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await page.waitForSelector(selector, { timeout: 15000 });
}

// The game that was just played, opened on one of its phones.
async function replayed(person, where) {
  const { page } = person;
  await page.locator('.acts a[href="#/replay"]').click();
  await page.waitForSelector('.story .chain li', { timeout: 15000 });
  for (const language of languages) {
    await page.locator('.langs button').nth(languages.indexOf(language)).click();
    expect(await person.sees((id) => document.documentElement.lang === id, 5000, language), `${where}, ${language}: it is spoken`);
    await page.waitForTimeout(400);
    await sound(person, `${where}, ${language}`);
    await audited(person, `${where}, ${language}`);
    await page.setViewportSize({ width: 320, height: 740 });
    await sound(person, `${where}, ${language}, 320 px`);
    await page.setViewportSize({ width: 360, height: 740 });
    await larger(page, 2);
    await sound(person, `${where}, ${language}, text twice as large`);
    await larger(page, 1);
  }
}

async function evening({ rulebook, papers, vote, example }) {
  const since = Date.now();
  const game = await gather(browser, server, { rulebook, papers, phones: ['Anna'], open: true });
  const { mod, people: [anna], screen } = game;
  await beginsAtDesk(game);
  await mod.page.locator('[data-by=paper]').click();
  await mod.page.waitForSelector('main .kinds');
  if (example) await enterExample(mod, rulebook);
  else await enterCards(mod);
  await mod.page.locator('main .btn.full.now').last().click();
  await mod.sees(() => document.querySelector('.act .btn.big') !== null);
  const seen = new Set();
  const titles = new Set();
  const counted = { seen: 0, missed: 0, entered: 0, here: 0, title: '', eager };
  const all = async (what) => {
    if (seen.has(what)) return;
    seen.add(what);
    await looked(anna, `${rulebook}: phone, ${what}`, '.phone');
    await looked(mod, `${rulebook}: desk, ${what}`, '.desk .told');
    await looked(screen, `${rulebook}: table, ${what}`, '.tv');
  };
  while (Date.now() - since < longest * 1000 && !(await isOver(mod))) {
    const title = await titleOf(mod);
    const hour = await anna.hour();
    titles.add(title);
    if (seen.has('vote')) delete counted.eager;
    if (vote.test(title)) await all('vote');
    else if (hour === 'day' && /\d/.test(title)) await all('day');
    else if (hour === 'night') await all('night');
    if (counted.here === 0) await anna.acts();
    await goesOn(mod, counted);
  }
  expect(await isOver(mod), `${rulebook}: an evening to its end, ${Math.round((Date.now() - since) / 1000)} s`);
  expect(['night', 'day', 'vote'].every((each) => seen.has(each)), `${rulebook}: night, day and vote were looked at (${[...seen]} of ${[...titles].join(' / ')})`);
  for (const [person, name] of [[anna, 'phone'], [mod, 'desk'], [screen, 'table']]) await looked(person, `${rulebook}: ${name}, the end`, '.end');
  await replayed(anna, `${rulebook}: replay`);
  noFaults([mod, anna, screen]);
  for (const each of [mod, anna, screen]) await each.context.close();
}

// As many chairs as the rulebook has, with names as long as they may be.
async function crowded({ rulebook, most }) {
  const mod = await Person.comes(browser, server, 'Magda', { open: true });
  const code = await mod.hosts('moderator');
  await mod.chooses(rulebook);
  const screen = await Person.comes(browser, server, 'Table', { size: 'screen', open: true });
  await screen.joinsAsTable(code);
  for (let chairs = 1; chairs <= most; chairs++) {
    await mod.page.fill('.paper input', `Wsiewołod Nr ${chairs} Ww`);
    await mod.page.click('.paper button');
    expect(await mod.sees((many) => document.querySelectorAll('.ring .disc').length === many, 5000, chairs), `${rulebook}: a chair, ${chairs}`);
    if (chairs % 6 && chairs !== most) continue;
    for (const width of [320, 360]) {
      await mod.page.setViewportSize({ width, height: 740 });
      await sound(mod, `${rulebook}: lobby of ${chairs}, ${width} px`);
    }
  }
  await sound(screen, `${rulebook}: lobby of ${most} on the table`);
  await beginsAtDesk({ mod });
  await mod.page.locator('[data-by=program]').click();
  await mod.sees(() => document.querySelector('.act .btn.big') !== null);
  await sound(mod, `${rulebook}: desk of ${most}`);
  await looked(screen, `${rulebook}: table of ${most}`, '.tv');
  for (const each of [mod, screen]) await each.context.close();
}

for (const each of evenings.filter(({ rulebook }) => !only || only === rulebook)) {
  for (const plays of [crowded, evening].filter(({ name }) => !part || part === name)) await plays(each).catch((fault) => expect(false, `${each.rulebook}: ${String(fault).slice(0, 300)}`));
}
await browser.close();
await server.close();
finish();
