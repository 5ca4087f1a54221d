import { createRandom, hash, shuffled } from '@heptad/sandbox-simulation';
import type { SimFixture, SimSportKey } from '@heptad/sandbox-simulation';
import type { PlannedTip, Tipster } from './tipster';

const MINUTE = 60_000;
/** A tip is given at least this long before kick-off, and at most that much longer. */
const LEAST_LEAD = 40 * MINUTE;
const LEAD_SPREAD = 20 * 60 * MINUTE;
/** Keeps a person's draws apart from those of matches. */
const SALT = 0x71951;
/** People follow the leagues that they know; of a sport with a real season those alone. */
const KNOWN_RANK = 9;

/** What a tip's id is made of: person, day and place in the day. */
export interface TipPlace {
  readonly tipsterId: string;
  readonly day: number;
  readonly place: number;
}

const idOf = ({ tipsterId, day, place }: TipPlace): string => `${tipsterId}-${String(day)}-${String(place)}`;

/** Takes a tip's id apart; undefined when it is none. */
export function readTipId(id: string): TipPlace | undefined {
  const [, tipsterId = '', day, place] = /^(t\d{2})-(\d{5})-(\d)$/.exec(id) ?? [];
  return day === undefined ? undefined : { tipsterId, day: Number(day), place: Number(place) };
}

/** The matches of a sport that people know, of a day as `tipDayOf` counts. */
export type SlateOf = (sport: SimSportKey, day: number) => readonly SimFixture[];

/** What of a day's matches people know. */
export function knownOf(fixtures: readonly SimFixture[]): readonly SimFixture[] {
  const known = fixtures.filter(({ league }) => league.rank <= KNOWN_RANK);
  return known.length > 0 ? known : fixtures;
}

/**
 * The matches of a day that a person looks at: a function of seed, person and day, decided before any of them is played.
 * @param slateOf gives what there is to tip on
 * @param day as `tipDayOf` counts; matches belong to the day of their kick-off
 */
export function planTips(
  slateOf: SlateOf,
  seed: number,
  tipster: Tipster,
  day: number,
): readonly PlannedTip[] {
  const random = createRandom(hash(seed, SALT, tipster.number, day));
  const slate = tipster.sports.flatMap((sport) => slateOf(sport, day).map((fixture) => ({ sport, fixture })));
  const [least, most] = tipster.perDay;
  const wanted = least + Math.floor(random() * (most - least + 1));
  return shuffled(slate, random)
    .slice(0, wanted)
    .map(({ sport, fixture: { id: matchId, kickOff } }, place) => ({
      id: idOf({ tipsterId: tipster.id, day, place }),
      tipster,
      sport,
      matchId,
      kickOff,
      placedAt: kickOff - LEAST_LEAD - Math.floor(random() * LEAD_SPREAD),
      whim: random(),
    }));
}
