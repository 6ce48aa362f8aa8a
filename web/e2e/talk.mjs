// Ready-made phrases: said on one phone, read on another in its own language, and answered by bots. Whoever
// asks for it looks at the screens that are met on the way.
import { deal, noFaults, sitDown, untilNight } from './sitting.mjs';
import { expect } from './table.mjs';

const untilDay = async ({ people, host }, seconds) => {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && (await host.hour()) !== 'day') {
    for (const each of people) if ((await each.hour()) === 'night') await each.acts();
    await host.page.waitForTimeout(150);
  }
  return (await host.hour()) === 'day';
};

export async function talk(browser, server, looks = async () => {}) {
  const game = await sitDown(browser, server, { rulebook: 'gorod', names: [['Anna', 'en'], ['Boris', 'pl']], bots: 4, open: true });
  const { people, screen } = game;
  const [anna, boris] = people;
  await deal(game);
  expect(await untilNight(game, 120), 'talk: night falls');
  await anna.page.waitForTimeout(2000); // dusk falls slowly
  await looks(anna, 'night');
  expect(await untilDay(game, 240), 'talk: and a day comes');
  await looks(boris, 'day');
  const phrases = anna.page.getByRole('button', { name: 'Phrases' });
  await phrases.waitFor({ timeout: 20000 });
  await phrases.click();
  await anna.page.waitForSelector('dialog .acts button');
  await looks(anna, 'phrases');
  const sheet = () => anna.page.locator('dialog[open]');
  expect(!/commissioner|mafioso|citizen/i.test(await sheet().textContent()), 'talk: what is true stands covered');
  await anna.page.getByRole('button', { name: 'Tell the truth' }).click();
  expect(/I am|I’m|my card/i.test(await sheet().textContent()), 'talk: and can be uncovered');
  await anna.page.getByRole('button', { name: /Suspect somebody/ }).click();
  await anna.page.locator('dialog .acts button', { hasText: 'Boris' }).click();
  const line = (person, text) => person.page.locator('.heard li', { hasText: text });
  await boris.page.locator('.heard', { hasText: /Anna: „/ }).waitFor({ timeout: 20000 }).catch(() => undefined);
  expect((await line(boris, 'Anna: „').count()) === 1, 'talk: Boris reads it in Polish');
  expect((await line(anna, 'Anna: “').count()) === 1, 'talk: and Anna in English');
  await looks(screen, 'the table by day');
  noFaults([anna, boris, screen]);
  for (const each of [anna, boris, screen]) await each.context.close();
}
