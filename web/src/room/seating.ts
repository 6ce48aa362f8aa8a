// Who sits where, from the values of a room.
import type { Room } from '../wire/types';

export type RoomPlace = Room['places'][number];

export const placeOf = (room: Room, place: number): RoomPlace | undefined =>
  room.places.find((each) => each.place === place);

export const seated = (room: Room): RoomPlace[] =>
  room.order.map((each) => placeOf(room, each)).filter((each) => each !== undefined);

export const seatNames = (room: Room): string[] => seated(room).map((each) => each.name);
