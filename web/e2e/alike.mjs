// Those who act by night and those who sleep: the same screens at rest, the same while they are held, and
// the same touches over a whole night. Five of six people have phones, so that somebody acts and
// somebody sleeps, whatever is dealt.
import { deal, noFaults, sitDown, untilNight } from './sitting.mjs';
import { expect } from './table.mjs';

const asleep = /You are asleep/;
const brighter = 0.08; // of the light of a screen; sentences differ in length

const boxes = (person) =>
  person.page.evaluate(() =>
    [...document.querySelectorAll('.night header, .night main, .night footer, .night .slip, .night .hold, .night .seat, .night .more')]
      .map((each) => Object.values(each.getBoundingClientRect().toJSON()).slice(0, 4).map(Math.round).join())
      .join(' '),
  );

// How bright a picture is on the whole, from 0 to 1.
async function light(page, picture) {
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data: dots } = context.getImageData(0, 0, canvas.width, canvas.height);
    let sum = 0;
    for (let i = 0; i < dots.length; i += 4) sum += dots[i] * 0.2126 + dots[i + 1] * 0.7152 + dots[i + 2] * 0.0722;
    return sum / (dots.length / 4) / 255;
  }, picture.toString('base64'));
}

// One call on one phone: looked at, touched, held.
async function call(person, target, meter) {
  const { page } = person;
  const said = await page.locator('.callout h1').textContent({ timeout: 1500 });
  const rest = await boxes(person);
  await page.locator('.seat[aria-pressed]').nth(target).click({ timeout: 1500 });
  await person.holds('.hold', 250);
  const slip = (await page.locator('.slip').textContent({ timeout: 1500 })).trim();
  const held = await boxes(person);
  const bright = await light(meter, await page.screenshot());
  await page.waitForTimeout(1000);
  await person.letsGo();
  await page.waitForTimeout(60);
  return { said, rest, held, bright, acts: !asleep.test(slip) && !/^Sealed/.test(slip), buttons: await page.locator('.night button').count() };
}

const callOf = (host) => host.page.evaluate(() => document.querySelector('.night .callout h1')?.textContent ?? '');

// All calls of one night; in how many of them somebody acted while somebody slept.
async function wholeNight({ people, host }, meter, touches, mistakes) {
  let compared = 0;
  for (let calls = 0; calls < 12; calls++) {
    const before = await callOf(host);
    if (!before) break;
    const all = [];
    for (const each of people) all.push(await call(each, 5, meter).catch((fault) => ({ lost: String(fault).slice(0, 90) })));
    if (all.some((each) => each.lost)) break; // morning came in the middle
    const [first] = all;
    if (all.some((each) => each.rest !== first.rest)) mistakes.push(`${before}: at rest`);
    if (all.some((each) => each.held !== first.held)) mistakes.push(`${before}: held`);
    if (all.some((each) => each.said !== first.said || each.buttons !== first.buttons)) mistakes.push(`${before}: what is said, what can be touched`);
    const [acting, sleeping] = [true, false].map((acts) => all.filter((each) => each.acts === acts));
    if (acting.length && sleeping.length) {
      compared++;
      const much = Math.max(...acting.flatMap((a) => sleeping.map((b) => Math.abs(a.bright - b.bright) / b.bright)));
      if (much > brighter) mistakes.push(`${before}: held, one is ${Math.round(much * 100)} % brighter`);
    }
    all.forEach((each, at) => touches[at].push(`${each.said} seat pad`));
    for (let i = 0; i < 40 && (await callOf(host)) === before; i++) await host.page.waitForTimeout(150);
  }
  return compared;
}

export async function alike(browser, server) {
  const names = ['Anna', 'Boris', 'Celina', 'Dana', 'Emil'].map((each) => [each, 'en']);
  const game = await sitDown(browser, server, { rulebook: 'gorod', names, bots: 1, table: false });
  const { people, host } = game;
  const meter = await browser.newPage();
  await deal(game);
  const touches = people.map(() => []);
  const mistakes = [];
  let compared = 0;
  for (let nights = 0; nights < 3 && compared < 2; nights++) {
    expect(await untilNight(game, 90), `alike: night ${nights + 1} falls`);
    await host.page.waitForTimeout(1500);
    compared += await wholeNight(game, meter, touches, mistakes);
    if ((await host.hour()) === 'over') break;
  }
  expect(compared > 0, `alike: somebody acted while somebody slept, in ${compared} calls of ${touches[0].length}`);
  expect(mistakes.length === 0, `alike: nothing told them apart ${mistakes.slice(0, 3).join(' | ')}`);
  expect(touches.every((each) => String(each) === String(touches[0])), `alike: the same ${touches[0].length * 2} touches on every phone`);
  noFaults(people);
  await meter.close();
  for (const each of people) await each.context.close();
}
