// A canary: what lies in one hand must come to no other device, neither in its frames nor onto its
// screen. That the canary would sing is tried out: a leak is planted on the way to the table's screen.
import { deal, noFaults, sitDown, untilNight } from './sitting.mjs';
import { expect, Person } from './table.mjs';

// Everything a device was sent, the pieces of its beats put together.
export function received(frames) {
  let whispers = '';
  for (const text of frames) {
    const frame = JSON.parse(text);
    if (frame.t === 'b') whispers += frame.in;
  }
  return frames.filter((each) => !each.startsWith('{"t":"b"')).join('\n') + whispers;
}

// Until all cards are shown.
export const beforeTheEnd = (frames) => {
  const over = frames.findIndex((each) => each.includes('"stage":"over"'));
  return over < 0 ? frames : frames.slice(0, over);
};

// What a device was told alone: its cards, its part in the deal, what it has heard in private.
export function toldAlone(frames) {
  const alone = { cards: new Set(), nonces: new Set(), entries: new Set() };
  const owns = (own) => {
    for (const card of own?.hand?.add ?? own?.hand ?? []) alone.cards.add(JSON.stringify(card.names.length ? card.names : card.heading));
    if (own?.seal) alone.nonces.add(own.seal.nonce);
  };
  const hears = (entries) => entries.forEach((each) => each.heard?.text && alone.entries.add(JSON.stringify(each.heard.text)));
  let rest = '';
  for (const text of frames) {
    const frame = JSON.parse(text);
    if (frame.t === 'b') {
      const lines = (rest + frame.in).split('\n');
      rest = lines.pop();
      for (const each of lines.map((line) => JSON.parse(line))) owns(each.own), hears(each.e ?? []);
    } else if (frame.t === 'snap' || frame.t === 'resume') {
      rest = '';
      owns(frame.own);
      hears(frame.pe);
    }
  }
  return alone;
}

// What was told to one of them alone and came to another device as well. Cards only as long as none is
// shown to everybody.
export function leaks(people, others, kinds = ['cards', 'nonces', 'entries']) {
  const all = [];
  const frames = new Map(others.map((each) => [each, beforeTheEnd(each.frames)]));
  const heard = new Map(others.map((each) => [each, received(frames.get(each))]));
  const told = new Map(others.map((each) => [each, toldAlone(frames.get(each))]));
  for (const owner of people) {
    for (const other of others.filter((each) => each !== owner)) {
      for (const kind of kinds) {
        for (const secret of told.get(owner)[kind]) {
          if (!told.get(other)[kind].has(secret) && heard.get(other).includes(secret)) all.push(`${owner.name}'s ${secret} came to ${other.name}`);
        }
      }
    }
  }
  return all;
}

// A table's screen whose line is leaky: it puts a card before a chair. In the test alone.
async function leaky(browser, server, code, card) {
  const table = await Person.comes(browser, server, 'Table', { size: 'screen' });
  const plant = (text) => {
    const frame = JSON.parse(text);
    if ((frame.t === 'snap' || frame.t === 'ev') && Array.isArray(frame.pub?.circle) && card().length) frame.pub.circle[0].marks = card();
    return JSON.stringify(frame);
  };
  await table.page.routeWebSocket(/\/ws$/, (socket) => {
    const line = socket.connectToServer();
    line.onMessage((text) => {
      const planted = plant(String(text));
      table.frames.push(planted);
      socket.send(planted);
    });
  });
  await table.joinsAsTable(code);
  return table;
}

const bots = { gorod: 4, spytown: 4, mrakoszlap: 0 };

export async function canary(browser, server, rulebook) {
  const holds = (what, name) => expect(what, `canary in ${rulebook}: ${name}`);
  const names = ['Anna', 'Boris', 'Celina', 'Dana'].map((each) => [each, 'en']);
  const game = await sitDown(browser, server, { rulebook, names, bots: bots[rulebook], table: false });
  const { people, code } = game;
  let card = [];
  const screen = await leaky(browser, server, code, () => card);
  await deal(game);
  let told = [];
  for (let i = 0; i < 60; i++) { // a whole hand comes in many beats
    told = people.map((each) => toldAlone(each.frames));
    if (told.every((each) => each.nonces.size && each.cards.size)) break;
    await people[0].page.waitForTimeout(400);
  }
  const hands = told.map((each) => [...each.cards]);
  holds(hands.every((each) => each.length > 0) && new Set(hands.map(String)).size > 1, `the phones have their cards (${hands[0].length} each, ${new Set(hands.map(String)).size} kinds of hands)`);
  holds(told.every((each) => each.nonces.size === 1), 'and each its part in the deal');
  holds(await untilNight(game, 90), 'night falls');
  await people[0].page.waitForTimeout(1500);
  const all = [...people, screen];
  holds(leaks(people, all).length === 0, `nothing told to one came to another device ${leaks(people, all).slice(0, 2)}`);
  card = [JSON.parse(hands[0][0])].flat();
  await screen.page.reload();
  await screen.page.waitForSelector('.tv');
  await screen.page.waitForTimeout(800);
  const sung = leaks(people, all);
  holds(sung.length > 0 && sung.every((each) => each.endsWith('Table')), `it sings where a leak is planted (${sung[0]})`);
  noFaults(all);
  for (const each of all) await each.context.close();
}
