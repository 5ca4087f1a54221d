import { sportsVenueCode } from '@heptad/contracts';
import { defined, odds, type Odds } from '@heptad/formatting';
import {
  countsAlike,
  SPORT_KEYS,
  type Market,
  type Match,
  type Selection,
  type VenueCode,
} from '@heptad/venue-gateway';
import * as v from 'valibot';

/**
 * A selection as the slip keeps it: everything that has to be shown or sent again when the list it was tapped on is gone.
 * What a venue needs for the bet is not among it, since that changes with every answer: it comes from the price board.
 */
export interface SlipSelection {
  readonly venue: VenueCode;
  readonly match: Pick<Match, 'id' | 'sport' | 'league' | 'home' | 'away' | 'kickOff' | 'status'>;
  /** `countsFrom` as the member consented to it: another score is another bet. */
  readonly market: Pick<Market, 'key' | 'kind' | 'period' | 'name' | 'line' | 'countsFrom'>;
  readonly selection: Pick<Selection, 'key' | 'side' | 'name' | 'line'>;
  /** The price the member consented to: seen at the tap, or accepted since. */
  readonly odds: Odds;
}

/** The selection's stable key, by which the slip and the price board know it. */
export const keyOf = (leg: SlipSelection): string => leg.selection.key;

/** The selections that belong together, in the order in which they came. @param by names a selection's group */
export function groupLegs<Name extends string>(
  legs: readonly SlipSelection[],
  by: (leg: SlipSelection) => Name,
): (readonly [Name, readonly SlipSelection[]])[] {
  const groups = new Map<Name, SlipSelection[]>();
  for (const leg of legs) {
    const group = groups.get(by(leg));
    if (group === undefined) groups.set(by(leg), [leg]);
    else group.push(leg);
  }
  return [...groups];
}

/** Leaves out whatever a list's entities hold beyond what the slip keeps. */
export function slipSelection({
  venue,
  match,
  market,
  selection,
  odds: price,
}: SlipSelection): SlipSelection {
  const { id, sport, league, home, away, kickOff, status } = match;
  return {
    venue,
    match: {
      id,
      sport,
      league: { id: league.id, name: league.name },
      home: { name: home.name },
      away: { name: away.name },
      kickOff,
      status,
    },
    market: {
      key: market.key,
      kind: market.kind,
      period: market.period,
      name: market.name,
      ...defined({ line: market.line, countsFrom: market.countsFrom }),
    },
    selection: {
      key: selection.key,
      side: selection.side,
      name: selection.name,
      ...defined({ line: selection.line }),
    },
    odds: price,
  };
}

/** A selection as it is now, at the price and the score that the member consented to. */
export function withConsent(now: SlipSelection, { odds: price, market }: SlipSelection): SlipSelection {
  const { countsFrom, ...rest } = now.market;
  // At kick-off a line comes to count from 0–0, which is what it meant before.
  const counted = countsAlike(countsFrom, market.countsFrom) ? countsFrom : market.countsFrom;
  return { ...now, market: { ...rest, ...defined({ countsFrom: counted }) }, odds: price };
}

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
const isText = (value: unknown): boolean => v.is(text, value);

/** Whether a stored value is a price as it is written. */
export function isOdds(value: unknown): boolean {
  try {
    return typeof value === 'string' && odds(value) === value;
  } catch {
    return false;
  }
}

const line = v.exactOptional(text);
const goals = v.pipe(v.number(), v.integer(), v.minValue(0));
const team = v.object({ name: v.pipe(v.string(), v.maxLength(500)) });

/** What a stored selection must look like to be taken back into the slip. */
export const slipSelectionSchema = v.object({
  venue: sportsVenueCode,
  match: v.object({
    id: text,
    sport: v.picklist(SPORT_KEYS),
    league: v.object({ id: text, name: v.string() }),
    home: team,
    away: team,
    kickOff: v.pipe(v.number(), v.finite()),
    status: v.picklist(['upcoming', 'live', 'suspended', 'ended', 'abandoned']),
  }),
  // Kinds, periods and sides grow with the venues' catalogues; an unknown one is refused by the venue, not when the slip is read.
  market: v.object({
    key: text,
    kind: v.custom<Market['kind']>(isText),
    period: v.custom<Market['period']>(isText),
    name: v.string(),
    line,
    countsFrom: v.exactOptional(v.object({ home: goals, away: goals })),
  }),
  selection: v.object({ key: text, side: v.custom<Selection['side']>(isText), name: v.string(), line }),
  odds: v.custom<Odds>(isOdds),
});
