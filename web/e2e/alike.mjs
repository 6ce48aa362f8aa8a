// Those who act by night and those who sleep: the same screens at rest, the same while they are held but for
// the words under the thumb, and the same touches. Everybody does what his screen asks of him and no more, and
// the page itself writes down what was touched. Five of seven people have phones, so that somebody acts and
// somebody sleeps, whatever is dealt.
import { boxes, compared, deal, noFaults, picture, sitDown, unseen, untilNight } from './sitting.mjs';
import { expect } from './table.mjs';

const sleeper = /You are asleep/;
const refused = /That cannot be chosen/;
const brighter = 0.08; // of the light of a screen; sentences differ in length
const longer = 1500; // milliseconds that one pad may be held longer than another, on a slow machine
const slower = 4; // times that the page takes to seal, so that there is time to look at it
const patience = 12000; // milliseconds until a pad that is held has sealed
const tries = 3; // seats, until one can be chosen
const anew = 3; // times that a call asks again

// Put into the page: what is touched there by night. All that waits there waits longer.
const witness = (times) => {
  const later = window.setTimeout.bind(window);
  window.setTimeout = (what, after = 0, ...more) => later(what, after * times, ...more);
  const touches = [];
  Object.defineProperty(window, 'touches', { value: touches });
  const named = (touched) => (touched?.matches('.seat') ? 'seat' : touched?.matches('.hold') ? 'pad' : 'something else');
  const write = ({ target }) => document.querySelector('.night') && touches.push(named(target.closest('button')));
  addEventListener('pointerdown', write, true);
};
const touched = (person) => person.page.evaluate(() => window.touches.splice(0));
const callOf = (person) => person.page.evaluate(() => document.querySelector('.night .callout h1')?.textContent ?? '');

// What a screen shows before it is touched: how many seats it asks for stands there.
async function atRest(person) {
  const { page } = person;
  const [said, asks] = await Promise.all(['.callout h1', '.callout .small'].map((each) => page.locator(each).textContent({ timeout: 1500 })));
  return {
    said,
    seats: Number(/taps (\d+) seats/.exec(asks)?.[1] ?? 1),
    buttons: await page.locator('.night button').count(),
    boxes: await boxes(person),
    picture: (await picture(person)).toString('base64'),
  };
}

// A pad is held: what stands under the thumb, how it looks, and how long it takes until it has sealed.
async function holds(person) {
  const { page } = person;
  const slip = () => page.locator('.slip').textContent({ timeout: 1500 });
  await person.holds('.hold', 200);
  const began = Date.now();
  const said = (await slip()).trim();
  const look = { boxes: await boxes(person), whole: (await page.screenshot()).toString('base64'), picture: (await picture(person)).toString('base64') };
  let sealed = 0;
  for (const end = began + patience; Date.now() < end && !sealed && !refused.test(await slip()); await page.waitForTimeout(40)) {
    if ((await slip()).trim() !== said) sealed = Date.now() - began;
  }
  await person.letsGo();
  return { ...look, said, sealed };
}

// What the screen asks: seats, then the pad; another seat where one cannot be chosen.
async function obeys(person, seats) {
  const open = person.page.locator('.seat[aria-pressed]');
  const count = await open.count();
  let held;
  for (let from = 0; from < tries && !held?.sealed; from++) {
    for (let at = 0; at < (from ? 1 : seats); at++) await open.nth(Math.max(0, count - 1 - at - from)).click({ timeout: 1500 });
    held = await holds(person);
  }
  return { ...held, acts: !sleeper.test(held.said), touches: (await touched(person)).join(' ') };
}

// Which of the boxes are not everywhere the same, on whose phone.
const moved = (all, people) => {
  const [first, ...others] = all.map((each) => each.boxes.split(' '));
  return others.flatMap((each, at) => each.filter((box, n) => box !== first[n]).map((box) => `${people[at + 1].name} ${box}`)).slice(0, 3);
};
const same = (all, what) => all.every((each) => each[what] === all[0][what]);

// One call on all phones at once; whether somebody acted while somebody slept. Nothing, if morning came.
async function call(game, meter, mistakes) {
  const { people } = game;
  const rest = await Promise.all(people.map(atRest));
  const [{ said, seats }] = rest;
  const wrong = (what) => mistakes.push(`${said}: ${what}`);
  for (const what of ['said', 'seats', 'buttons', 'boxes', 'picture']) if (!same(rest, what)) wrong(`at rest, ${what} ${what === 'boxes' ? moved(rest, people) : ''}`);
  const done = await Promise.all(people.map((each) => obeys(each, seats)));
  if (!same(done, 'boxes')) wrong(`held, boxes ${moved(done, people)}`);
  for (const each of done.slice(1)) {
    const { differ } = await compared(meter, done[0].picture, each.picture);
    if (differ > unseen) wrong(`held, one dot differs by ${differ}`);
  }
  if (!same(done, 'touches')) wrong(`touches: ${[...new Set(done.map((each) => each.touches))].join(' / ')}`);
  const times = done.map((each) => each.sealed);
  if (times.includes(0) || Math.max(...times) - Math.min(...times) > longer) wrong(`held for ${times} ms`);
  const [acting, sleeping] = [true, false].map((acts) => done.filter((each) => each.acts === acts));
  if (!acting.length || !sleeping.length) return { touches: done[0].touches, compared: 0 };
  for (const each of acting) {
    const [awake, asleep] = (await compared(meter, each.whole, sleeping[0].whole)).lights;
    const much = Math.abs(awake - asleep) / asleep;
    if (much > brighter) wrong(`held, one is ${Math.round(much * 100)} % brighter`);
  }
  return { touches: done[0].touches, compared: 1 };
}

const morning = { touches: '', compared: 0 };

// All calls of one night. A call that goes on asks again, of everybody.
async function wholeNight(game, meter, mistakes) {
  const { host } = game;
  const found = { touches: [], compared: 0 };
  let before = '';
  let again = 0;
  for (let said = await callOf(host); said && again < anew; said = await callOf(host)) {
    again = said === before ? again + 1 : 0;
    before = said;
    const beforehand = mistakes.length;
    const one = await call(game, meter, mistakes).catch(() => morning);
    // Whatever was seen while the table went on to something else, is not one moment.
    if (one === morning) mistakes.length = beforehand;
    found.touches.push(one.touches);
    found.compared += one.compared;
    for (let i = 0; i < 10 && (await callOf(host)) === said; i++) await host.page.waitForTimeout(200);
    await host.page.waitForTimeout(500);
  }
  return found;
}

export async function alike(browser, server) {
  const names = ['Anna', 'Boris', 'Celina', 'Dana', 'Emil'].map((each) => [each, 'en']);
  const game = await sitDown(browser, server, { rulebook: 'gorod', names, bots: 2, table: false });
  const { people, host } = game;
  const meter = await browser.newPage();
  await deal(game);
  for (const each of people) await each.page.evaluate(witness, slower);
  const touches = [];
  const mistakes = [];
  let compared = 0;
  for (let nights = 0; nights < 3 && compared < 2; nights++) {
    const falls = await untilNight(game, 90);
    if ((await host.hour()) === 'over') break;
    expect(falls, `alike: night ${nights + 1} falls`);
    await host.page.waitForTimeout(2200); // dusk falls slowly
    for (const each of people) await touched(each);
    const night = await wholeNight(game, meter, mistakes);
    touches.push(...night.touches.filter(Boolean));
    compared += night.compared;
  }
  expect(compared > 0, `alike: somebody acted while somebody slept, in ${compared} calls of ${touches.length}`);
  expect(mistakes.length === 0, `alike: nothing told them apart ${mistakes.slice(0, 3).join(' | ')}`);
  expect(touches.every((each) => each.startsWith('seat')), `alike: every phone was touched alike: ${touches.join(', ')}`);
  noFaults(people);
  await meter.close();
  for (const each of people) await each.context.close();
}
