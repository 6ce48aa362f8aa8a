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

// The cards of a seat, by their ids, as its own phone was sent them.
function handOf(person) {
  const found = /"hand":(\[\{.*?\}\]),"aims"|"hand":(\[\{.*?\}\]),"knows"/.exec(received(person.frames));
  const hand = JSON.parse(found?.[1] ?? found?.[2] ?? '[]');
  return hand.map((each) => JSON.stringify(each.names));
}

// Whose card came to whom.
export function leaks(people, others) {
  const all = [];
  const hands = new Map(people.map((each) => [each, handOf(each)]));
  for (const [owner, hand] of hands) {
    for (const other of others) {
      if (other === owner) continue;
      const mine = hands.get(other) ?? [];
      const heard = received(other.frames);
      for (const card of hand) if (!mine.includes(card) && heard.includes(card)) all.push(`${owner.name}'s ${card} came to ${other.name}`);
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

export async function canary(browser, server) {
  const names = ['Anna', 'Boris', 'Celina', 'Dana'].map((each) => [each, 'en']);
  const game = await sitDown(browser, server, { rulebook: 'gorod', names, bots: 4, table: false });
  const { people, code } = game;
  let card = [];
  const screen = await leaky(browser, server, code, () => card);
  await deal(game);
  await people[0].page.waitForTimeout(2500);
  const hands = people.map(handOf);
  expect(hands.every((each) => each.length > 0) && new Set(hands.map(String)).size > 1, `canary: the phones have their cards (${[...new Set(hands.map(String))].length} kinds)`);
  expect(await untilNight(game, 60), 'canary: night falls');
  await people[0].page.waitForTimeout(1500);
  expect(leaks(people, [...people, screen]).length === 0, `canary: no card came to another device ${leaks(people, [...people, screen]).slice(0, 2)}`);
  card = JSON.parse(hands[0][0]);
  await screen.page.reload();
  await screen.page.waitForSelector('.tv');
  await screen.page.waitForTimeout(800);
  const sung = leaks(people, [...people, screen]);
  expect(sung.length > 0 && sung.every((each) => each.endsWith('Table')), `canary: it sings where a leak is planted (${sung[0]})`);
  noFaults([...people, screen]);
  for (const each of [...people, screen]) await each.context.close();
}
