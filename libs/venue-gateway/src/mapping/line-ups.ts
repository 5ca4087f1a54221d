import { defined } from '@heptad/formatting';
import type { GenericSchema, InferOutput } from 'valibot';
import type { LineUps, Player, PlayerPosition, Substitution, TeamLineUp } from '../entities/line-up';
import { readRecords } from './records';

/** A player as an adapter read him. */
export interface ReadPlayer {
  readonly side: 'home' | 'away';
  readonly starts: boolean;
  readonly player: Player;
}

const FORMATION = /^[1-9](-[1-9]){1,5}$/;
const OUTFIELD = 10;

/** The rows of `4-2-3-1`; `undefined` for what is none of ten men. */
export function formationOf(text: unknown): readonly number[] | undefined {
  if (typeof text !== 'string' || !FORMATION.test(text)) return undefined;
  const rows = text.split('-').map(Number);
  return rows.reduce((sum, row) => sum + row, 0) === OUTFIELD ? rows : undefined;
}

/** What stands on the shirt: as the venue says, else what follows the last dot of a name that is spelt by sound. */
export function shortNameOf(name: string, short: string | null | undefined): string {
  return short || (name.split('·').at(-1) ?? '') || name;
}

/** What a wire tells of a player, by whatever names; what it leaves out may be `null`. */
export interface ToldPlayer {
  readonly side: 'home' | 'away';
  readonly starts: boolean;
  readonly id: string | number;
  readonly name: string;
  readonly short: string | null | undefined;
  readonly shirt: string | number;
  readonly position: PlayerPosition | undefined;
  readonly place: number | null | undefined;
}

/** A player of what a wire told. */
export function readPlayer({
  side,
  starts,
  id,
  name,
  short,
  shirt,
  position,
  place,
}: ToldPlayer): ReadPlayer {
  const known = { id: String(id), name, shortName: shortNameOf(name, short), shirt: Number(shirt) };
  const player = {
    ...known,
    ...defined({ position }),
    ...(typeof place === 'number' && { place }),
  };
  return { side, starts, player };
}

/** What makes two players the same. */
export function playerKey({ side, player }: ReadPlayer): string {
  return `${side} ${player.id}`;
}

/** A side of a wire that keeps the two apart. */
export interface ToldSide {
  readonly side: 'home' | 'away' | undefined;
  readonly formation: unknown;
  readonly players: readonly unknown[];
}

/** The rows of each side's formation, where it has one. */
export type Formations = Partial<Record<'home' | 'away', readonly number[] | undefined>>;

/** Reads both sides player by player; a side that is neither is passed over. */
export async function readSides<Schema extends GenericSchema>(
  sides: readonly ToldSide[],
  schema: Schema,
  map: (side: ReadPlayer['side'], told: InferOutput<Schema>) => ReadPlayer,
): Promise<{ readonly players: readonly ReadPlayer[]; readonly formations: Formations }> {
  const players: ReadPlayer[] = [];
  const formations: Formations = {};
  for (const { side, formation, players: told } of sides) {
    if (side === undefined) continue;
    formations[side] = formationOf(formation);
    const read = await readRecords(told, schema, (each) => map(side, each), playerKey);
    players.push(...read.kept);
  }
  return { players, formations };
}

/** What a wire's state says where it names nobody; `undefined` where it does. A state without a name is taken for none. */
export function unnamed(
  state: number,
  states: { readonly notAnnounced: number; readonly announced: number },
): LineUps | undefined {
  if (state === states.announced) return undefined;
  return { state: state === states.notAnnounced ? 'notAnnounced' : 'none' };
}

/** What makes two changes the same: nobody comes in twice. */
export function changeKey({ side, on }: Substitution): string {
  return `${side} ${on}`;
}

function byPlace(a: Player, b: Player): number {
  return (a.place ?? Infinity) - (b.place ?? Infinity) || 0;
}

function teamOf(
  side: 'home' | 'away',
  players: readonly ReadPlayer[],
  formation: readonly number[] | undefined,
): TeamLineUp {
  const own = players.filter((each) => each.side === side);
  const named = (starts: boolean) => own.filter((each) => each.starts === starts).map(({ player }) => player);
  return {
    ...defined({ formation }),
    starters: named(true).toSorted(byPlace),
    bench: named(false),
  };
}

/** Line-ups of what was read: a change of somebody who is not named is passed over, and one of nobody at all is none. */
export function announcedLineUps(
  players: readonly ReadPlayer[],
  formations: Formations,
  changes: readonly Substitution[],
): LineUps {
  if (!players.some(({ starts }) => starts)) return { state: 'none' };
  const known = new Set(players.map(playerKey));
  return {
    state: 'announced',
    home: teamOf('home', players, formations.home),
    away: teamOf('away', players, formations.away),
    substitutions: changes.filter(
      ({ side, off, on }) => off !== on && known.has(`${side} ${off}`) && known.has(`${side} ${on}`),
    ),
  };
}
