// The values of the protocol that people choose from, in the order in which they are offered. None can
// be forgotten: a list that lacks one does not compile.
import type { Kind, Manners } from '../wire/types';

const all = <Value extends string>(each: Record<Value, true>) => Object.keys(each) as Value[];

export const absences = all<Manners['absence']>({ wait: true, clock: true, bot: true, withdrawal: true });
export const waitings = all<Manners['waiting']>({ usual: true, taps: true, none: true });
export const kinds = all<Kind>({ player: true, table: true, moderator: true, watcher: true });
export const levels = ['random', 'novice', 'player', 'detective'];
