// A message of the wire, put into words of one language.
import type { WireArgument, WireMessage } from '../wire/types';
import { filled, locale, type Compiled, type Value } from './pattern';

export interface HouseName {
  id: string;
  names: Record<string, string>;
}

export interface Names {
  seats: string[]; // in seat order
  house: HouseName[]; // in the order of the definitions
}

export interface Book {
  language: string;
  find(key: string, rulebook?: string): Compiled | undefined;
  missing(key: string, rulebook?: string): void; // it may be in a volume that is not here yet
}

function joined(language: string, items: string[], type: 'conjunction' | 'disjunction'): string {
  if (typeof Intl.ListFormat !== 'function') return items.join(', ');
  return new Intl.ListFormat(locale(language), { type }).format(items);
}

function seatName(book: Book, names: Names, seat: number, rulebook?: string): string {
  const name = names.seats[seat];
  if (name) return name;
  return said(book, { key: 'seat.unnamed', args: { n: seat + 1 } }, names, rulebook);
}

type Spelled = { value: Value; count?: number };

function spelled(book: Book, argument: WireArgument, names: Names, rulebook?: string): Spelled {
  if (typeof argument === 'string' || typeof argument === 'number') return { value: argument };
  if (argument === null) return { value: '' };
  const list = (items: string[]): Spelled => ({
    value: joined(book.language, items, 'conjunction'),
    count: items.length,
  });
  if (Array.isArray(argument)) return list(argument.map((each) => said(book, each, names, rulebook)));
  if ('key' in argument) return { value: said(book, argument, names, rulebook) };
  if ('seat' in argument) {
    return { value: argument.seat === null ? '' : seatName(book, names, argument.seat, rulebook) };
  }
  if ('seats' in argument) return list(argument.seats.map((each) => seatName(book, names, each, rulebook)));
  if ('words' in argument) return list(argument.words);
  return { value: joined(book.language, argument['one-of'], 'disjunction') };
}

const several = (message: WireMessage): Array<WireMessage | null> => {
  const first = Object.values(message.args ?? {})[0];
  return Array.isArray(first) ? first : [];
};

function hostName(book: Book, message: WireMessage, names: Names, rulebook?: string): string {
  const house = names.house[Number(message.args?.number ?? -1)];
  if (!house) return said(book, { key: 'role.hidden.name' }, names, rulebook);
  return house.names[book.language] ?? house.names.en ?? house.id;
}

export function said(
  book: Book,
  message: WireMessage | null | undefined,
  names: Names,
  within?: string,
): string {
  if (!message) return '';
  const rulebook = message.rulebook ?? within;
  const each = (one: WireMessage | null) => said(book, one, names, rulebook);
  if (message.key === 'together') return several(message).map(each).filter(Boolean).join(' ');
  if (message.key === 'listed') return joined(book.language, several(message).map(each), 'conjunction');
  if (message.key === 'named-by-host') return hostName(book, message, names, rulebook);
  if (message.key === 'chair') {
    const who = message.args?.who;
    const seat = who && typeof who === 'object' && 'seat' in who ? who.seat : null;
    return seat === null ? '' : seatName(book, names, seat as number, rulebook);
  }
  const pattern = book.find(message.key, rulebook);
  if (pattern === undefined) {
    book.missing(message.key, rulebook);
    return '…';
  }
  const values: Record<string, Value> = {};
  for (const [name, argument] of Object.entries(message.args ?? {})) {
    const { value, count } = spelled(book, argument, names, rulebook);
    values[name] = value;
    if (count !== undefined) values.count = count;
  }
  return filled(pattern, values, book.language);
}
