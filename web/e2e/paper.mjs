// A person runs whole evenings with paper cards, to their end: entered by hand, or never looked at until
// it matters. Some have a phone, the others nothing but their cards; a screen lies on the table. On the way
// a step is taken back, somebody has to leave, a ruling is given, two cards change places, and the post goes
// to somebody else.
// For every rulebook:  node e2e/paper.mjs [rulebook [paper|blind]]
import { received } from './canary.mjs';
import { beginsAtDesk, enterCards, enterExample, gather, goesOn, isOver, power, scriptOf, titleOf } from './moderator.mjs';
import { PaperTable } from './paper-table.mjs';
import { noFaults } from './sitting.mjs';
import { expect, finish, openBrowser, Server } from './table.mjs';

const longest = 900; // seconds of one evening: where a whole hand is called card by card, each entry waits for its beat
const patience = Number(process.env.PATIENCE ?? 60); // and of one step of the script
const evenings = [
  { rulebook: 'gorod', papers: 9, onTheWay: { takesBack: true, leaves: 'Somebody has to leave', handsOver: true } },
  { rulebook: 'spytown', papers: 7, onTheWay: { leaves: 'Expel somebody', rules: true } },
  { rulebook: 'mrakoszlap', papers: 7, onTheWay: { swaps: true, handsOver: true }, aloud: true, example: true },
];
const server = await Server.open();
const browser = await openBrowser();
const [, , only, how] = process.argv;

// Cards that nobody looks at have to be called aloud.
async function calledAloud(mod) {
  await mod.page.evaluate(() => document.querySelectorAll('.a-deck details').forEach((each) => (each.open = true)));
  const calls = mod.page.locator('.a-deck .opts select', { has: mod.page.locator('option[value=spoken-with-decoys]') });
  await calls.first().selectOption('spoken-with-decoys');
  await mod.page.waitForTimeout(600);
}

async function dealt(game, by, { example, rulebook }, holds) {
  const { mod, seats } = game;
  const dealer = mod.page.locator(`main [data-by=${by}]`);
  holds((await dealer.count()) === 1, 'the rulebook can be dealt like that');
  await dealer.click({ timeout: 3000 });
  if (by === 'paper') {
    await mod.page.waitForSelector('main .kinds');
    const cards = example ? await enterExample(mod, rulebook) : await enterCards(mod);
    holds(cards >= seats, `${cards} cards are entered`);
    await mod.page.locator('main .btn.full.now').last().click({ timeout: 5000 });
  }
  holds(await mod.sees(() => document.querySelector('.act .btn.big') !== null), 'the cards are dealt');
}

// The post goes to somebody who looks on: he has the desk, and whoever had it has it no more.
async function handedOver({ mod, guest }, holds) {
  await mod.page.evaluate(() => document.querySelectorAll('.known details').forEach((each) => (each.open = true)));
  await mod.page.locator('.known details .btn', { hasText: 'Hand the post over' }).click({ timeout: 3000 });
  await mod.page.locator('dialog .btn.full', { hasText: guest.name }).click({ timeout: 3000 });
  holds(await guest.sees(() => document.querySelector('.desk .act') !== null), 'the post is handed over');
  holds(await mod.sees(() => document.querySelector('.desk') === null), 'and whoever had it sees no secret any more');
}

// The step that has just been made is taken back.
async function takesBack({ page }) {
  await page.locator('.act .btn.icon').click({ timeout: 3000 });
  await page.locator('dialog .btn.hurt:not([disabled])').click({ timeout: 5000 });
  return true;
}
const nights = (person) => person.page.evaluate(() => [...document.querySelectorAll('.end h2')].filter((each) => each.textContent.trim() === 'Night 1').length);

// What may happen once, as soon as the desk allows it.
async function tries(game, done, wanted, title) {
  const { mod } = game;
  const seat = (form) => form.locator('.seat:not(.out)').last().click({ timeout: 1500 }).catch(() => undefined);
  if (wanted.takesBack && !done.back && /Night 1/.test(title)) done.back = await takesBack(mod);
  else if (wanted.leaves && !done.left && /Day [2-9]|Discussion/.test(title)) done.left = await power(mod, wanted.leaves, seat);
  else if (wanted.rules && !done.ruled && title === 'The script') {
    done.ruled = (await power(mod, 'It falls: stays in the game')) || (await power(mod, 'It stands: out at once'));
  } else if (wanted.swaps && !done.swapped) done.swapped = await swaps(mod);
}

// Two cards that were typed in wrong change places.
async function swaps({ page }) {
  await page.evaluate(() => document.querySelectorAll('.known details').forEach((each) => (each.open = true)));
  await page.locator('.known details .btn', { hasText: 'Correct the cards' }).click({ timeout: 3000 });
  const chosen = page.locator('dialog select');
  if (!(await chosen.count())) return page.keyboard.press('Escape'), false;
  await chosen.nth(0).selectOption({ index: 1 });
  await chosen.nth(1).selectOption({ index: 12 });
  await page.locator('dialog .btn', { hasText: 'Two cards change places' }).click({ timeout: 3000 });
  await page.waitForTimeout(700);
  const gone = (await page.locator('dialog[open]').count()) === 0;
  if (!gone) await page.keyboard.press('Escape');
  return gone;
}

async function evening(each, by) {
  const holds = (what, name) => expect(what, `${each.rulebook}, ${by}: ${name}`);
  const since = Date.now();
  const game = await gather(browser, server, { rulebook: each.rulebook, papers: each.papers, phones: ['Anna', 'Boris'], watcher: true });
  const everybody = [game.mod, game.guest, ...game.people, game.screen];
  if (each.aloud && by === 'blind') await calledAloud(game.mod);
  await beginsAtDesk(game);
  await dealt(game, by, each, holds);
  const names = ['Anna', 'Boris', ...Array.from({ length: each.papers }, (_none, at) => `Guest ${'ABCDEFGHIJ'[at]}`)];
  const cards = by === 'blind' ? new PaperTable(game.mod, { rulebook: each.rulebook, names, example: each.example }) : null;
  const wanted = by === 'paper' ? each.onTheWay : {};
  const counted = { seen: 0, missed: 0, entered: 0, here: 0, title: '' };
  const done = {};
  const titles = [];
  let stands = ''; // the script, and since when
  let fresh = Date.now();
  while (Date.now() - since < longest * 1000 && Date.now() - fresh < patience * 1000 && !(await isOver(game.mod))) {
    const title = await titleOf(game.mod);
    const script = await scriptOf(game.mod);
    if (script !== stands) [stands, fresh] = [script, Date.now()];
    if (title !== titles.at(-1)) {
      titles.push(title);
      await tries(game, done, wanted, title).catch((fault) => console.log(String(fault).slice(0, 200)));
      if (wanted.handsOver && !done.handed && /2/.test(title)) {
        done.handed = true;
        await handedOver(game, holds);
        [game.mod, game.guest] = [game.guest, game.mod];
      }
      for (const person of game.people) if ((await person.hour()) === 'day' || Math.random() < 0.3) await person.acts();
    }
    await goesOn(game.mod, counted, cards);
  }
  const seconds = Math.round((Date.now() - since) / 1000);
  const over = await isOver(game.mod);
  if (!over) console.log(await game.mod.page.evaluate(() => [...document.querySelectorAll('.told, .before')].map((each) => each.innerText).join('\n--\n')), counted, await game.mod.page.locator('.act .btn.big').isDisabled().catch(() => 'no button'), titles.join(' / '), game.mod.sent.filter((text) => text.includes('cmd')).slice(-3), game.mod.frames.filter((text) => text.includes('ack')).slice(-2));
  if (!over && process.env.DUMP) (await import('node:fs')).writeFileSync(process.env.DUMP, [...game.mod.sent.filter((text) => text.includes('cmd')), '----', ...game.mod.frames].join('\n'));
  holds(over, `an evening to its end, ${counted.entered} entries, ${titles.length} moments, ${seconds} s (${titles.slice(-3).join(' / ')})`);
  for (const person of everybody) holds(await person.sees(() => document.querySelector('.end') !== null, 5000), `${person.name} sees the end`);
  const heard = received(game.screen.frames);
  if (wanted.takesBack) for (const person of game.people) holds(done.back && (await nights(person)) === 2, `${person.name} reads of a night that was begun twice`);
  if (wanted.leaves) holds(done.left && /expelled|withdrawn|left/.test(heard), 'somebody had to leave');
  if (wanted.rules) holds(done.ruled && /ruled/.test(heard), 'a ruling was given');
  if (wanted.swaps) holds(done.swapped, 'two cards changed places');
  if (wanted.handsOver) holds(done.handed, 'the post was handed over on the way');
  if (by === 'blind') holds(counted.opened > 0, `whoever was called opened his eyes ${counted.opened} times, and ${counted.seen} cards were looked at when it mattered`);
  noFaults(everybody);
  for (const person of everybody) await person.context.close();
}

const both = async (each) => {
  for (const by of how ? [how] : ['paper', 'blind']) await evening(each, by).catch((fault) => expect(false, `${each.rulebook}, ${by}: ${String(fault).slice(0, 300)}`));
};
await Promise.all(evenings.filter((each) => !only || only === each.rulebook).map(both));
await browser.close();
await server.close();
finish();
