// Parts of the desk and of the lobby: one chair uncovered while it is held, two columns on a tablet, the
// way of a bullet at the desk; roles of the house chosen, dealt and drawn; chairs dragged into the order
// in which people sit.
import { deal, noFaults, sitDown } from './sitting.mjs';
import { expect, Person } from './table.mjs';

async function circle(browser, server, looks) {
  const mod = await Person.comes(browser, server, 'Magda', { size: 'tablet', open: true });
  const { page } = mod;
  await mod.hosts('moderator');
  await mod.chooses('gorod');
  for (let i = 0; i < 8; i++) await page.locator('.a-list .btn.c').first().click();
  await page.waitForTimeout(900);
  await page.locator('.go .btn.big').click();
  await page.waitForSelector('.desk', { timeout: 15000 });
  await page.locator('[data-by=program]').click();
  const disc = page.locator('.known .disc').nth(2);
  await disc.waitFor({ timeout: 8000 });
  const [told, known] = await Promise.all(['.told', '.known'].map((each) => page.locator(each).boundingBox()));
  expect(known.x > told.x + told.width - 2 && Math.abs(known.y - told.y) < 60, 'desk: on a tablet the circle stands beside the script');
  await looks(mod, 'desk');
  const middle = page.locator('.known .mid');
  expect((await middle.locator('.stamp').count()) === 0, 'desk: every chair is covered');
  const before = await page.content();
  await mod.holds('.known .at:nth-of-type(3) .disc', 200);
  expect((await middle.locator('.stamp').count()) === 1, 'desk: a chair that is held is open');
  const shown = (await middle.textContent()).trim();
  expect(/^2 /.test(shown) && shown.length > 6, `desk: and says what lies there: ${shown}`);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await middle.locator('.stamp').count()) === 0, 'desk: another tab covers it');
  await mod.letsGo();
  const kind = shown.replace(/^2 \S+( \d+)?\s*/, '');
  expect((await page.content()).split(kind).length === before.split(kind).length, 'desk: let go, nothing of it is in the page');
  noFaults([mod]);
  await mod.context.close();
}

async function houseRoles(browser, server) {
  const game = await sitDown(browser, server, { rulebook: 'gorod', names: [['Anna', 'en'], ['Boris', 'pl']], bots: 6, table: false });
  const { host, people } = game;
  const roles = host.page.locator('.a-deck details', { has: host.page.locator('.switch .stamp') });
  for (const i of [1, 3, 5]) {
    await roles.locator('.switch input').nth(i).click();
    await host.page.waitForTimeout(400);
  }
  expect((await roles.locator('.switch input:checked').count()) === 3 && (await roles.locator('.switch').count()) === 6, 'house roles: those that come with the program can be chosen');
  expect((await host.page.locator('.go .btn.big').isEnabled()), `house roles: the deck holds (${(await host.page.locator('.go').textContent()).trim().slice(0, 80)})`);
  await deal(game);
  const ids = ['actor', 'dancer', 'fat-man', 'fighter', 'one-eyed', 'stranger'];
  for (const each of people) {
    await each.page.waitForTimeout(1200);
    await each.holds();
    await each.page.locator('.pcard .pic use').waitFor({ timeout: 6000 });
    const picture = await each.page.locator('.pcard .pic use').getAttribute('href');
    const name = await each.page.locator('.pcard h2').textContent();
    expect(/#[a-z0-9-]+$/.test(picture) && name.length > 2 && name !== '…', `house roles: a card has its picture and its name (${name}, ${picture.split('#')[1]}${ids.includes(picture.split('#')[1]) ? ', of the house' : ''})`);
    await each.letsGo();
  }
  noFaults(people);
  for (const each of people) await each.context.close();
}

async function dragging(browser, server) {
  const anna = await Person.comes(browser, server, 'Anna');
  const { page } = anna;
  await anna.hosts();
  for (let i = 0; i < 5; i++) await page.locator('.a-list .btn.c').click();
  await page.waitForTimeout(700);
  const names = () => page.locator('.ring .who').allTextContents();
  const before = await names();
  const spot = async (at) => {
    const box = await page.locator('.ring .disc').nth(at).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.locator('.ring').scrollIntoViewIfNeeded();
  const [from, to] = [await spot(0), await spot(3)];
  await page.mouse.move(...from);
  await page.mouse.down();
  for (let step = 1; step <= 6; step++) await page.mouse.move(from[0] + ((to[0] - from[0]) * step) / 6, from[1] + ((to[1] - from[1]) * step) / 6);
  await page.mouse.up();
  await page.waitForTimeout(700);
  const after = await names();
  expect(after[3] === before[0] && after[0] === before[1] && after.length === 6, `dragging: a chair is carried to its place (${after})`);
  expect((await page.locator('.list li .nm').nth(3).textContent()).includes(before[0]), 'dragging: and the list follows');
  noFaults([anna]);
  await anna.context.close();
}

export async function parts(browser, server, looks = async () => {}) {
  await Promise.all([circle(browser, server, looks), houseRoles(browser, server), dragging(browser, server)]);
}
