import type { SimSportKey } from '@heptad/sandbox-simulation';
import type { Named, NameBook, NamedPlayer } from './name-book';
import { nearness, plainText } from './name-keys';

/** A match as far as a search orders by it. */
export interface Slot {
  readonly id: string;
  readonly leagueId: string;
  readonly homeId: string;
  readonly awayId: string;
  readonly kickOff: number;
  readonly running: boolean;
}

/** Something found, and the match to which it leads. */
export interface Hit<Item> {
  readonly item: Item;
  readonly next: Slot;
}

export interface Hits {
  readonly matches: readonly Slot[];
  readonly teams: readonly Hit<Named>[];
  readonly leagues: readonly Hit<Named>[];
  readonly players: readonly Hit<NamedPlayer>[];
}

/** Of each group at most so many. */
export interface SearchBounds {
  readonly sports: readonly SimSportKey[];
  readonly most: number;
}

/** What runs stands before what is to come, what is sooner before what is later. */
const bySlot = (a: Slot, b: Slot): number =>
  Number(b.running) - Number(a.running) || a.kickOff - b.kickOff || (a.id < b.id ? -1 : Number(a.id > b.id));

const orderOf = (near: number, next: Slot) => ({ near, next });
type Order = ReturnType<typeof orderOf>;
const byOrder = (a: Order, b: Order): number => a.near - b.near || bySlot(a.next, b.next);

/** The first match of each id, by {@link bySlot}. @param slots in that order */
function firstOf(
  slots: readonly Slot[],
  idsOf: (slot: Slot) => readonly string[],
): ReadonlyMap<string, Slot> {
  const first = new Map<string, Slot>();
  for (const slot of slots) for (const id of idsOf(slot)) if (!first.has(id)) first.set(id, slot);
  return first;
}

/**
 * What the words find among names that have a match to bet on. What begins with the words stands before what has them inside, then
 * by the match: running before coming, sooner before later.
 * @param slots running matches and those to come, in any order, each once
 */
export function findNames(
  book: NameBook,
  slots: readonly Slot[],
  words: string,
  { sports, most }: SearchBounds,
): Hits {
  const plain = plainText(words);
  const ordered = slots.toSorted(bySlot);
  const ofTeam = firstOf(ordered, ({ homeId, awayId }) => [homeId, awayId]);
  const ofLeague = firstOf(ordered, ({ leagueId }) => [leagueId]);

  function hitsOf<Item extends Named>(
    items: readonly Item[],
    nextOf: (item: Item) => Slot | undefined,
  ): readonly (Hit<Item> & Order)[] {
    return items
      .flatMap((item) => {
        const next = sports.includes(item.sport) ? nextOf(item) : undefined;
        const near = next && nearness(item.keys, plain);
        return near === undefined || next === undefined ? [] : [{ item, ...orderOf(near, next) }];
      })
      .sort(byOrder);
  }

  const teams = hitsOf(book.teams, ({ id }) => ofTeam.get(id));
  const leagues = hitsOf(book.leagues, ({ id }) => ofLeague.get(id));
  const nearTeams = new Map(teams.map(({ item, near }) => [item.id, near]));
  const nearLeagues = new Set(leagues.map(({ item }) => item.id));
  const matches = ordered
    .flatMap((next) => {
      const sides = [nearTeams.get(next.homeId) ?? 3, nearTeams.get(next.awayId) ?? 3];
      // A league's matches stand behind those of teams that are called so.
      const near = Math.min(...sides, nearLeagues.has(next.leagueId) ? 2 : 3);
      return near === 3 ? [] : [orderOf(near, next)];
    })
    .sort(byOrder);
  return {
    matches: matches.slice(0, most).map(({ next }) => next),
    teams: teams.slice(0, most),
    leagues: leagues.slice(0, most),
    players: hitsOf(book.players, ({ team }) => ofTeam.get(team.id)).slice(0, most),
  };
}
