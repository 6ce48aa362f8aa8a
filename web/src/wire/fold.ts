// Folds the frames of the server into what is known now. Nothing else changes it, and no part of
// the app listens to frames by itself.
import { begunWith, continued, emptyStream, type Stream } from './stream';
import type { FromServer, Own, Private, Pub, Room, WireOwnTalk, WireScreen, WireTalk } from './types';

export type Clock = { left: number; of: number; runs: boolean } | null;

// Before a game there are no public fields; whoever has no chair has no private ones.
export type PubScreen = Pick<WireScreen, 'hour' | 'round' | 'moment' | 'circle' | 'about' | 'holds' | 'winners' | 'aims'> & { talk?: WireTalk; waits?: number[] };
export type OwnScreen = Pick<WireScreen, 'side' | 'hand' | 'knows' | 'reminders' | 'questions' | 'decoy'> &
  Partial<Pick<WireScreen, 'means' | 'pause'>> & { talk?: WireOwnTalk };

export interface Known {
  place: number;
  seat: number | null;
  room: Room;
  pub: PubScreen | null;
  own: OwnScreen | null;
  p: Stream;
  q: Stream;
  clock: Clock;
  beat: number; // milliseconds between two beats of a game
}

type Fields = Record<string, unknown>;

// A list may come as what is done to it (docs/protocol.md, S5).
function patched(before: unknown, after: unknown): unknown {
  if (!after || typeof after !== 'object' || Array.isArray(after) || !('drop' in after && 'add' in after)) return after;
  const { drop, add, at, take } = after as { drop: number; add: unknown[]; at?: number; take?: number };
  const list = (Array.isArray(before) ? before : []).slice(drop);
  list.splice(at ?? list.length, take ?? 0, ...add);
  return list;
}

function merged<T>(value: T | null, changes: Fields): T | null {
  const names = Object.keys(changes);
  if (names.length === 0) return value;
  const next: Fields = { ...(value as Fields | null) };
  for (const name of names) next[name] = patched(next[name], changes[name]);
  return next as T;
}

const whole = <T>(value: Pub | Own): T | null => (Object.keys(value).length ? (value as unknown as T) : null);

type Snapshot = Extract<FromServer, { t: 'snap' }> | Extract<FromServer, { t: 'resume' }>;
type Event = Extract<FromServer, { t: 'ev' }>;
type Whisper = Extract<Private, { q: number }>;

export function begun(frame: Snapshot, before: Known | null): Known {
  const resumed = frame.t === 'resume' && before;
  return {
    place: frame.place,
    seat: frame.seat,
    room: frame.room,
    pub: whole<PubScreen>(frame.pub),
    own: whole<OwnScreen>(frame.own),
    p: resumed ? continued(before.p, frame.e, frame.p, frame.hp) : begunWith(frame.e, frame.p, frame.hp),
    q: resumed ? continued(before.q, frame.pe, frame.q, frame.hq) : begunWith(frame.pe, frame.q, frame.hq),
    clock: frame.clock,
    beat: frame.beat,
  };
}

export function afterEvent(known: Known, frame: Event): Known {
  const room = merged(known.room, frame.room as Fields)!;
  const anew = known.room.stage === 'over' && room.stage === 'lobby';
  return {
    ...known,
    room,
    pub: anew ? whole<PubScreen>(frame.pub as Pub) : merged(known.pub, frame.pub as Fields),
    p: continued(known.p, frame.e, frame.p, frame.hp),
    clock: frame.clock,
  };
}

export function afterWhisper(known: Known, whisper: Whisper): Known {
  const another = 'seat' in whisper;
  return {
    ...known,
    seat: another ? (whisper.seat ?? null) : known.seat,
    own: merged(another ? null : known.own, whisper.own as Fields),
    q: continued(known.q, whisper.e, whisper.q, whisper.hq),
  };
}

export { emptyStream };
