// An evening in browsers: people with phones, bots in the other chairs, a table's screen; and what must
// hold at every moment of it.
import { expect, Person } from './table.mjs';

export async function sitDown(browser, server, { rulebook, names, bots = 0, table = true, quick = true, kind = 'player', open = false }) {
  const people = [];
  for (const [name, language] of names) people.push(await Person.comes(browser, server, name, { language, open }));
  const [host] = people;
  const code = await host.hosts(kind);
  await host.chooses(rulebook);
  if (quick) await host.hurries();
  const screen = table ? await Person.comes(browser, server, 'Table', { size: 'screen', open }) : null;
  await screen?.joinsAsTable(code);
  for (const each of people.slice(1)) await each.joins(code);
  for (let i = 0; i < bots; i++) await host.page.locator('.a-list .btn.c').click();
  await host.page.waitForTimeout(700);
  return { people, screen, code, host };
}

export async function deal({ people, screen, host }) {
  await host.page.locator('.go .btn.big').click();
  for (const each of people) await each.page.waitForSelector('.hold', { timeout: 20000 });
  await screen?.page.waitForSelector('.tv', { timeout: 20000 });
}

// What lies in somebody's hand: the names and pictures of the cards, and what they do, in long sentences
// that nobody says aloud.
export async function secretsOf(person) {
  await person.page.waitForTimeout(1200);
  await person.holds();
  const does = person.page.locator('.pcard .txt p, .does p.small');
  for (let i = 0; i < 30 && !(await does.count()); i++) await person.page.waitForTimeout(250); // a hand comes in pieces
  const said = await does.allTextContents();
  const names = await person.page.locator('.pcard h2, .mini b').allTextContents();
  const pictures = await person.page.locator('.pcard .pic use, .mini use').evaluateAll((all) => all.map((each) => each.getAttribute('href').replace(/^.*#/, '#')));
  await person.letsGo();
  await person.page.waitForTimeout(100);
  return {
    does: said.map((each) => each.trim()).filter((each) => each.length > 40),
    names: names.flatMap((each) => each.split(' / ')).map((each) => each.trim()).filter((each) => each.length > 2),
    pictures,
  };
}

// Nothing of it is anywhere while nobody holds a pad. By night no card has its name or its picture on a
// screen but in the words that are said to everybody; by day the cards of those who are out lie open.
export async function isClean(person, hands) {
  const found = await person.page.evaluate(() => {
    const page = document.documentElement.cloneNode(true);
    for (const each of page.querySelectorAll('.callout, .ctr, .caption')) each.remove();
    const text = `${page.outerHTML}\n${document.body.innerText}`;
    return {
      night: document.querySelector('.night') !== null,
      quiet: page.outerHTML,
      page: text,
      title: document.title,
      address: location.href,
      kept: JSON.stringify({ ...localStorage, ...sessionStorage }),
    };
  });
  const apart = [found.title, found.address, found.kept, ...person.lines].join('\n');
  const lost = [];
  for (const { does, names, pictures } of hands) {
    lost.push(...does.filter((each) => `${found.page}\n${apart}`.includes(each)));
    lost.push(...names.filter((each) => `${found.night ? found.quiet : ''}\n${apart}`.includes(each)));
    lost.push(...pictures.filter((each) => `${found.night ? found.quiet : ''}\n${apart}`.includes(`${each}"`)));
  }
  if (/role\.|card\.|choice|lane/.test(found.kept)) lost.push(found.kept);
  return [...new Set(lost)];
}

// Where everything lies on a phone by night.
export const boxes = (person) =>
  person.page.evaluate(() =>
    [...document.querySelectorAll('.night header, .night main, .night footer, .night .slip, .night .hold, .night .seat')]
      .map((each) => Object.values(each.getBoundingClientRect().toJSON()).slice(0, 4).map(Math.round).join())
      .join(' '),
  );

// A phone by night as a picture, without what is public and different, whose phone it is and the time, and
// while it is held without the words under the thumb.
export async function picture({ page }) {
  const held = (await page.locator('.hold.down').count()) > 0;
  if (!held) await page.mouse.move(1, 1); // a seat under the pointer is drawn lit
  const hidden = `.night header${held ? ', .night .slip p' : ''}`;
  const put = (visibility) =>
    page.evaluate(([which, as]) => {
      for (const each of document.querySelectorAll(which)) each.style.visibility = as;
      for (const each of document.querySelectorAll('.night .tag')) each.style.display = as && 'none';
    }, [hidden, visibility]);
  await put('hidden');
  const taken = await page.screenshot();
  await put('');
  return taken;
}

// Two pictures dot by dot: how bright each is on the whole, from 0 to 1, and by how much one dot of them
// differs at most, from 0 to 255. Edges are drawn anew each time, and a little of that is unseen.
export const unseen = 16;
export async function compared(page, one, other) {
  return page.evaluate(async (pictures) => {
    const dots = [];
    for (const data of pictures) {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      dots.push(context.getImageData(0, 0, canvas.width, canvas.height).data);
    }
    const [a, b] = dots;
    const light = (all) => {
      let sum = 0;
      for (let i = 0; i < all.length; i += 4) sum += all[i] * 0.2126 + all[i + 1] * 0.7152 + all[i + 2] * 0.0722;
      return sum / (all.length / 4) / 255;
    };
    let differ = a.length === b.length ? 0 : 255;
    for (let i = 0; i < a.length; i++) differ = Math.max(differ, Math.abs(a[i] - b[i]));
    return { lights: dots.map(light), differ };
  }, [one, other]);
}

// All in one language, since sentences differ in length.
export async function nightsAreAlike(people) {
  const drawn = [];
  for (const each of people) drawn.push({ boxes: await boxes(each), picture: (await picture(each)).toString('base64') });
  expect(drawn.every((each) => each.boxes === drawn[0].boxes), 'by night the same boxes on every phone');
  let most = 0;
  for (const each of drawn.slice(1)) most = Math.max(most, (await compared(people[0].page, drawn[0].picture, each.picture)).differ);
  expect(most <= unseen, `and the same picture, dot by dot (${most} of 255)`);
  const touches = [];
  for (const each of people) {
    const seats = each.page.locator('.seat[aria-pressed]');
    touches.push(`${await seats.count()} seats, ${await each.page.locator('.hold').count()} pad, ${await each.page.locator('.night button:not([disabled])').count()} to touch`);
  }
  expect(touches.every((each) => each === touches[0]), `the same touches for all: ${touches[0]}`);
}

export async function untilNight({ people, host }, seconds = 60) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && !['night', 'over'].includes(await host.hour())) {
    for (const each of people) if ((await each.hour()) !== 'night') await each.acts();
    await host.page.waitForTimeout(150);
  }
  return (await host.hour()) === 'night';
}

export async function playOn({ people, host }, seconds, done = async () => (await host.hour()) === 'over') {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && !(await done())) {
    await Promise.all(people.map((each) => each.acts()));
    await host.page.waitForTimeout(120);
  }
  return done();
}

export function noFaults(people) {
  for (const each of people) {
    if (!each) continue;
    expect(each.faults.length === 0, `${each.name} saw no fault ${each.faults.slice(0, 2).join(' | ').slice(0, 200)}`);
    expect(each.asked.every((one) => one.startsWith(each.server.address) || /^(blob|data):/.test(one)), `${each.name} asked no other address`);
  }
}
