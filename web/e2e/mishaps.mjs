// What happens to phones in mid-night, in any rulebook: one is opened anew, one loses its connection, one is
// put to sleep in a pocket, and the server is killed and started again.
import { expect } from './table.mjs';

const notices = 2500; // milliseconds: after them a lost connection would be said
const asleep = 9000; // and after those the server takes a phone for away
const heals = 15000;
const fewest = 4; // things of a night: the table's screen has the chairs of the smallest game

// What stands there for everybody, without what moves by itself: the clock, the fall of dusk.
const standing = (person) =>
  person.page.evaluate(() => {
    const all = [...document.querySelectorAll('.night .callout, .night .seat, .night .hold, .night .slip, .tv .pl')];
    return all.map((each) => `${each.innerText.trim()} ${Object.values(each.getBoundingClientRect().toJSON()).slice(0, 4).map(Math.round)}`).join('\n');
  });

const things = (standing) => standing.match(/ -?\d+(,-?\d+){3}$/gm)?.length ?? 0;

// The same button pauses a game and lets it go on; the table follows a beat later.
const stands = (wanted) => /paused/.test(document.querySelector('header')?.textContent) === wanted;
async function presses(person, wanted) {
  const { page } = person;
  await page.locator('header .more').click();
  await page.locator('dialog section .btn.small.b').first().click();
  const done = await person.sees(stands, heals, wanted);
  await page.keyboard.press('Escape');
  return done;
}
export const pauses = (person) => presses(person, true);
export const goesOn = (person) => presses(person, false);

async function hears(person, milliseconds = heals) {
  const before = person.frames.length;
  for (const end = Date.now() + milliseconds; Date.now() < end; await person.page.waitForTimeout(100)) {
    if (person.frames.length > before) return true;
  }
  return false;
}

// The same words in the same places as before.
async function standsAgain(person, before) {
  for (const end = Date.now() + heals; Date.now() < end; await person.page.waitForTimeout(200)) {
    if ((await standing(person).catch(() => '')) === before) return true;
  }
  return false;
}

// While the night stands still, so that everything has to be where it was.
export async function comeBack({ people, host, screen }, server, holds) {
  const all = [...people, screen].filter(Boolean);
  const [, second] = people;
  holds(await pauses(host), 'the host lets the night stand still');
  await host.page.mouse.move(1, 1);
  const before = new Map();
  for (const each of all) before.set(each, await standing(each));
  holds([...before.values()].every((each) => things(each) >= fewest), `every screen has its night (${[...before.values()].map(things)} things)`);
  await second.page.reload();
  holds(await standsAgain(second, before.get(second)), 'a phone opened anew shows the same screen');
  const pages = await Promise.all(all.map((each) => each.page.evaluate(() => performance.timeOrigin)));
  await server.kill();
  await second.page.waitForTimeout(800);
  await server.start();
  for (const each of all) {
    holds((await hears(each)) && (await standsAgain(each, before.get(each))), `the server was killed: ${each.name} has the same screen again`);
  }
  const after = await Promise.all(all.map((each) => each.page.evaluate(() => performance.timeOrigin)));
  holds(String(pages) === String(after), 'without a reload');
  holds(await host.sees(stands, heals, true), 'it stands still as before');
  holds(await goesOn(host), 'and goes on');
}

// By night all phones look the same, with a connection or without.
async function offline(person, holds) {
  await person.context.setOffline(true);
  await person.page.waitForTimeout(notices);
  holds((await person.page.locator('.note.lit').count()) === 0, 'a lost connection shows on no phone');
  await person.context.setOffline(false);
  holds(await hears(person), 'and heals by itself');
}

export async function sleeps(person, holds) {
  const debug = await person.page.context().newCDPSession(person.page);
  await debug.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((done) => setTimeout(done, asleep));
  await debug.send('Page.setWebLifecycleState', { state: 'active' });
  holds(await person.sees(() => document.querySelector('.phone, .end') !== null), 'a phone that slept is at its seat');
  holds(await hears(person), 'and hears the table again');
}

export async function mishaps(game, server, book) {
  const holds = (what, name) => expect(what, `${book}, in mid-night: ${name}`);
  const [, second] = game.people;
  await comeBack(game, server, holds);
  await offline(second, holds);
  await sleeps(second, holds);
}
