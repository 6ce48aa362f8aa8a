// Which place this device has, and why it has none any more.
export interface Seat {
  room: string; // its id
  place: number;
}
export interface MyPlace extends Seat {
  code: string;
  name: string;
}

// Why a device has no place any more.
export type Parting = 'left' | 'shown-out' | 'moved' | 'not-yours' | 'damaged';
