// The connection as a reducer: events in, effects out, nothing of the browser within. Every socket
// has a generation, so that a late word of an old one is nobody's.
export type Phase = 'off' | 'connecting' | 'open' | 'waiting';
export type Stopped = 'taken' | 'not-yours' | 'reload';

export interface Link {
  generation: number;
  phase: Phase;
  tries: number;
  refused: number; // how often in a row the place was said to be another's
  stopped: Stopped | null;
}

export type LinkEvent =
  | { kind: 'want' } // somebody has something to say, or a place to be at
  | { kind: 'leave' }
  | { kind: 'opened'; generation: number }
  | { kind: 'attached'; generation: number } // the server has answered: it is a good one
  | { kind: 'closed'; generation: number; code: number }
  | { kind: 'silent'; generation: number } // open, but dead
  | { kind: 'retry'; generation: number }
  | { kind: 'awake' }; // the phone or its network has come back

export type Effect =
  | { do: 'connect'; generation: number }
  | { do: 'drop' }
  | { do: 'retry-in'; milliseconds: number; generation: number };

export const begin = (): Link => ({ generation: 0, phase: 'off', tries: 0, refused: 0, stopped: null });

const closings: Record<number, Stopped> = { 4001: 'taken', 4003: 'not-yours', 4010: 'reload' };
const serverStops = 4009; // come back at once
const notYours = 4003;
const refusals = 4; // a server that reads its disk knows nobody for a moment (docs/protocol.md, B5)

// A quarter of a second, then twice as long each time, five seconds at most.
export const patience = (tries: number) => Math.min(5000, 250 * 2 ** Math.min(tries, 8));

function connecting(link: Link): [Link, Effect[]] {
  const generation = link.generation + 1;
  return [{ ...link, generation, phase: 'connecting', stopped: null }, [{ do: 'connect', generation }]];
}

function waiting(link: Link, milliseconds: number): [Link, Effect[]] {
  const generation = link.generation + 1;
  return [
    { ...link, generation, phase: 'waiting', tries: link.tries + 1 },
    [{ do: 'drop' }, { do: 'retry-in', milliseconds, generation }],
  ];
}

export function next(link: Link, event: LinkEvent): [Link, Effect[]] {
  if ('generation' in event && event.generation !== link.generation) return [link, []];
  switch (event.kind) {
    case 'want':
      return link.phase === 'off' ? connecting({ ...link, tries: 0, refused: 0 }) : [link, []];
    case 'leave':
      return [{ ...link, generation: link.generation + 1, phase: 'off', tries: 0, refused: 0 }, [{ do: 'drop' }]];
    case 'opened':
      return [{ ...link, phase: 'open' }, []];
    case 'attached':
      return [{ ...link, tries: 0, refused: 0 }, []];
    case 'closed': {
      const refused = event.code === notYours ? link.refused + 1 : 0;
      const stopped = closings[event.code];
      if (stopped && (refused === 0 || refused >= refusals)) return [{ ...link, phase: 'off', refused: 0, stopped }, []];
      return waiting({ ...link, refused }, event.code === serverStops && link.tries === 0 ? 100 : patience(link.tries));
    }
    case 'silent': // what is off stays off, whatever the network does: the place may be another tab's
      return link.phase === 'off' ? [link, []] : waiting(link, 0);
    case 'retry':
      return link.phase === 'waiting' ? connecting(link) : [link, []];
    case 'awake':
      return link.phase === 'waiting' ? connecting({ ...link, tries: 0 }) : [link, []];
  }
}
