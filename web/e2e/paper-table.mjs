// Paper cards as they really lie before people, when nobody has looked at them: whose eyes open at which
// call, and what is found when a card is turned up.
import fs from 'node:fs';
import path from 'node:path';
import { here, program } from './table.mjs';

const stem = 4; // letters that a call and its card have in common: Mafia, Mafioso

// What the desk says of the deal: the latest that came to the device.
function dealsOf(frames) {
  let deals = null;
  let rest = '';
  for (const text of frames) {
    const frame = JSON.parse(text);
    deals = frame.own?.deals ?? deals;
    if (frame.t !== 'b') continue;
    const lines = (rest + frame.in).split('\n');
    rest = lines.pop();
    for (const line of lines) deals = JSON.parse(line).own?.deals ?? deals;
  }
  return deals;
}

// All cards of a deal in the order in which they are dealt: as the example has them, or one by one.
function inOrder(deal, example) {
  const all = deal.kinds.flatMap((kind, row) => Array.from({ length: kind.copies }, (_none, at) => ({ row, id: kind.name.key.split('.').at(-2), number: kind.numbered > 1 ? at + 1 : 0, key: kind.name.key })));
  if (!example) return all;
  return example.map((thing) => {
    const [, id, number] = /^(.*?)(?:-(\d))?$/.exec(thing);
    return all.find((each) => each.id === id && each.number === Number(number ?? 0));
  });
}

export class PaperTable {
  constructor(mod, { rulebook, names, example = false }) {
    const words = JSON.parse(fs.readFileSync(path.join(path.dirname(program), 'generated', 'messages', 'en.json'), 'utf8'))[rulebook];
    const record = example ? fs.readFileSync(path.join(here, '..', '..', 'docs', 'examples', `${rulebook}.omerta`), 'utf8') : '';
    this.names = names;
    this.hands = names.map(() => []);
    dealsOf(mod.frames).forEach((deal, at) => {
      const things = inOrder(deal, example && /^deal (.*)$/m.exec(record)[1].split(', '));
      things.slice(0, names.length * deal.each).forEach((thing, n) => this.hands[Math.floor(n / deal.each)].push({ ...thing, deal: at, found: false, name: words[thing.key] + (thing.number ? ` ${thing.number}` : '') }));
    });
  }
  // Who opens his eyes when this is called; nothing if it is no card's call.
  awake(title) {
    const call = title.toLowerCase();
    const one = /\d$/.test(call); // of copies that are told apart; else all of them meet
    const holds = (card) => call.endsWith(card.name.toLowerCase()) || (!(one && card.number) && call.includes(card.name.toLowerCase().slice(0, stem)));
    const people = this.names.filter((_name, seat) => this.hands[seat].some(holds));
    return people.length ? people : null;
  }
  // Which cards may be meant where one's cards are spoken of, the likeliest first: one that was touched may have
  // to be touched again, when the question was asked anew.
  meant(text) {
    const name = [...this.names].sort((a, b) => b.length - a.length).find((each) => text.includes(each));
    const known = /known already: ([^.]*)/.exec(text)?.[1] ?? ''; // eyes have been opened for them
    const left = (this.hands[this.names.indexOf(name)] ?? []).filter((each) => !known.includes(each.name));
    const likely = (each) => (each.found ? 0 : 2) + (text.includes(each.name) ? 1 : 0);
    return left.sort((a, b) => likely(b) - likely(a));
  }
  holder(text) {
    const all = this.hands.flatMap((hand, seat) => hand.map((card) => ({ card, seat }))).sort((a, b) => b.card.name.length - a.card.name.length);
    const one = all.find(({ card }) => text.includes(card.name));
    return one ? this.names[one.seat] : null;
  }
}
