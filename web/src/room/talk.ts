// What can be said by ready-made phrases: which parts a statement still lacks, and how a line reads
// of other people than it was made for.
import type { WireArgument, WireMessage, WireStatement } from '../wire/types';

export type Act = WireStatement['act'];

// In the order in which people need them; whatever else a seat may say comes after.
const first: Act[] = ['suspect', 'accuse', 'trust', 'defend', 'intend', 'urge', 'claim', 'report', 'ask-role'];
const leftOut: Act[] = ['because', 'nothing'];

export const inOrder = (acts: Act[]): Act[] => [
  ...first.filter((each) => acts.includes(each)),
  ...acts.filter((each) => !first.includes(each) && !leftOut.includes(each)),
];

export type Needs = 'word' | 'result' | 'number' | 'seat' | 'seat-or-nobody';
export function needs(act: Act): Needs {
  if (act === 'claim' || act === 'deny') return 'word';
  if (act === 'report' || act === 'did') return 'result';
  if (act === 'agree' || act === 'disagree') return 'number';
  return act === 'intend' || act === 'urge' ? 'seat-or-nobody' : 'seat';
}

// Of whom it must not be said as if it were known.
export const isOutright = (act: Act) => act === 'accuse' || act === 'vouch' || act === 'report';

// The same message of these people instead of the first ones, and of this night.
export function saidOf(message: WireMessage, seats: number[], night: number): WireMessage {
  const other = (argument: WireArgument): WireArgument => {
    if (argument === null || typeof argument !== 'object' || Array.isArray(argument)) return argument;
    if ('key' in argument) return saidOf(argument, seats, night);
    if ('seat' in argument) return { seat: argument.seat === null ? null : (seats[argument.seat] ?? null) };
    if ('seats' in argument) return { seats };
    return argument;
  };
  const args = Object.entries(message.args ?? {}).map(([name, each]) => [name, name === 'n' ? night : other(each)] as const);
  return { ...message, args: Object.fromEntries(args) };
}
