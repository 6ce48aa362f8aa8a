// Who sits where, from the values of a room.
import type { Known } from '../wire/fold';
import type { Room } from '../wire/types';

export type RoomPlace = Room['places'][number];

export const placeOf = (room: Room, place: number): RoomPlace | undefined =>
  room.places.find((each) => each.place === place);

export const seated = (room: Room): RoomPlace[] =>
  room.order.map((each) => placeOf(room, each)).filter((each) => each !== undefined);

export const seatNames = (room: Room): string[] => seated(room).map((each) => each.name);

// To whom the post of whoever runs the game may be handed over: whoever does not play, or is out.
export const heirsOf = ({ room, pub }: Known): RoomPlace[] =>
  room.places.filter((each) => {
    const seat = room.order.indexOf(each.place);
    const may = !each.bot && ['player', 'watcher', 'moderator'].includes(each.kind) && each.place !== room.moderator;
    return may && (seat < 0 || pub?.circle[seat]?.['in-play'] === false);
  });

// Whoever runs the game, if his phone is lost.
export function lostModerator({ room, place }: Known): RoomPlace | undefined {
  const found = room.moderator === null || room.moderator === place ? undefined : placeOf(room, room.moderator);
  return found?.away ? found : undefined;
}
