import { BET_LEGS } from '@heptad/contracts';
import { builderOdds, readLine } from '@heptad/sandbox-simulation';
import type { ScoreChance, SimMarketKind, SimQuote, Simulation } from '@heptad/sandbox-simulation';
import type { BetVenue, BuilderRefusal } from './betting';
import { readOdds } from './payout';
import { settleSelection } from './settlement';
import { pricedFor, VENUE_PRICING } from './venue-pricing';

/** A bet builder's price at a moment, or the selections that stand in its way, by their places. */
export type BuilderPrice = { readonly ok: true; readonly odds: string } | BuilderConflict;

interface BuilderConflict {
  readonly ok: false;
  readonly reason: BuilderRefusal;
  readonly places: readonly number[];
}

/** Kinds of markets that the two halves' scores decide. */
const SCORE_KINDS: ReadonlySet<SimMarketKind> = new Set<SimMarketKind>([
  'handicap',
  'overUnder',
  'threeWay',
  'doubleChance',
  'correctScore',
  'bothScore',
  'oddEven',
]);

/** A difference of probabilities that counts as none. */
const NOTHING = 1e-6;

/** Whether a line wins or loses at every score. Whole lines may give the stake back and quarter lines half of it. */
function isDecisive(line: string | undefined): boolean {
  const quarters = line === undefined ? undefined : readLine(line);
  return quarters === undefined || Math.abs(quarters) % 4 === 2;
}

function isJoinable({ kind, line }: SimQuote): boolean {
  return SCORE_KINDS.has(kind) && isDecisive(line);
}

/** At which of the scores a selection wins. */
function winsOf(quote: SimQuote, scores: readonly ScoreChance[]): readonly boolean[] {
  return scores.map(({ full, firstHalf }) => {
    const score = quote.period === 'firstHalf' ? firstHalf : full;
    return score !== undefined && settleSelection(quote, { type: 'final', score }) === 'won';
  });
}

/** The probability that selections win together. @param wins of each selection, at which of the scores it wins */
export function jointChance(
  scores: readonly Pick<ScoreChance, 'p'>[],
  wins: readonly (readonly boolean[])[],
): number {
  return scores.reduce((sum, { p }, place) => (wins.every((each) => each[place]) ? sum + p : sum), 0);
}

type Chance = (places: readonly number[]) => number;

/** Whether one of the selections is won whenever all the others are. */
function hasIdle(places: readonly number[], chance: Chance): boolean {
  const joint = chance(places);
  return places.some((place) => chance(places.filter((other) => other !== place)) - joint < NOTHING);
}

/** What is wrong with selections as one bet. Pairs come first, since they name the two that are at odds. */
function conflictOf(all: readonly number[], chance: Chance): BuilderConflict | undefined {
  const pairs = all.flatMap((one) => all.filter((other) => other > one).map((other) => [one, other]));
  const groups = [...pairs, all];
  const impossible = groups.find((places) => chance(places) < NOTHING);
  if (impossible) return { ok: false, reason: 'impossible', places: impossible };
  const contained = groups.find((places) => hasIdle(places, chance));
  return contained && { ok: false, reason: 'contained', places: contained };
}

/**
 * Prices selections of one match that are bet on together, by how often they win together in the model that prices the match; never
 * by multiplying their prices. The price is never below that of one of them alone. Refused are selections that the model's scores do not
 * decide, lines that can give a stake back, selections that cannot win together, and one that adds nothing to the others.
 * @param at sandbox time, ms; now unless given
 */
export function priceBuilder(
  simulation: Simulation,
  venue: BetVenue,
  selections: readonly string[],
  at?: number,
): BuilderPrice {
  const prices = pricedFor(simulation, venue);
  const quotes = selections.map((selection) => prices.quote(selection, at));
  const all = quotes.map((_, place) => place);
  const placesOf = (isBad: (quote: SimQuote | undefined) => boolean) =>
    all.filter((place) => isBad(quotes[place]));
  const gone = placesOf((quote) => quote?.state !== 'open');
  if (gone.length > 0) return { ok: false, reason: 'unavailable', places: gone };
  const known = quotes.flatMap((quote) => quote ?? []);
  const [first] = known;
  const foreign = placesOf(
    (quote) => quote === undefined || quote.matchId !== first?.matchId || !isJoinable(quote),
  );
  const scores = first && prices.scoreChances(first.matchId, at);
  const isCounted = known.length > 1 && known.length <= BET_LEGS.combo;
  if (foreign.length > 0 || scores === undefined || !isCounted)
    return { ok: false, reason: 'notJoinable', places: foreign.length > 0 ? foreign : all };
  const wins = known.map((quote) => winsOf(quote, scores));
  const chance: Chance = (places) =>
    jointChance(
      scores,
      places.flatMap((place) => [wins[place] ?? []]),
    );
  const conflict = conflictOf(all, chance);
  if (conflict) return conflict;
  const odds = builderOdds(chance(all), VENUE_PRICING[venue].margin);
  if (odds === undefined) return { ok: false, reason: 'unavailable', places: all };
  // The margin of a bet builder is not that of its markets: a further selection never makes the price lower.
  const highest = known.reduce(
    (best, quote) => (readOdds(quote.odds).gt(readOdds(best)) ? quote.odds : best),
    odds,
  );
  return { ok: true, odds: highest };
}
