import { SPORT_RULES, type SimMatch, type SimQuote, type Simulation } from '@heptad/sandbox-simulation';
import { countsFromText } from './counts-from';

/** Prices that are looked up before kick-off, and again since. */
const STEPS = 24;
const DAY = 86_400_000;
/** A virtual match is offered from half an hour before it begins. */
const VIRTUAL_AHEAD = DAY / 48;

export interface PriceAt {
  /** Sandbox time, ms. */
  readonly at: number;
  readonly odds: string;
}

/** How a price went. */
export interface PriceCourse {
  readonly openedAt: number;
  readonly prices: readonly PriceAt[];
}

/** When the markets of a match open. */
function opening({ sport, kickOff }: Pick<SimMatch, 'sport' | 'kickOff'>): number {
  const { family, horizonDays } = SPORT_RULES[sport];
  return kickOff - (family === 'virtual' ? VIRTUAL_AHEAD : horizonDays * DAY);
}

/** Times at equal distances, the last one included and the first one too. */
function between(from: number, until: number): readonly number[] {
  if (until <= from) return [];
  return Array.from({ length: STEPS }, (_, step) => Math.round(from + ((until - from) * step) / (STEPS - 1)));
}

/**
 * How the price of a selection went since its market opened. A handicap that counts from another score than now is another
 * bet: its prices are left out.
 * @param simulation as the venue prices it
 * @returns undefined for a selection that no market of the match has, now or before
 */
export function priceCourse(
  simulation: Pick<Simulation, 'quote'>,
  match: Pick<SimMatch, 'sport' | 'kickOff'>,
  key: string,
  now: number,
): PriceCourse | undefined {
  const pricesAt = (times: readonly number[]) =>
    [...new Set(times)].flatMap((at) => {
      const quote = simulation.quote(key, at);
      return quote === undefined || quote.odds === '0.00' ? [] : [{ at, quote }];
    });
  const opened = Math.min(opening(match), now);
  const began = Math.min(match.kickOff, now);
  const quotes = pricesAt([...between(opened, began), ...between(began, now), now]);
  const last = quotes.at(-1);
  if (last === undefined) return undefined;
  const isSame = ({ quote }: { readonly quote: SimQuote }) =>
    countsFromText(quote) === countsFromText(last.quote);
  const other = quotes.findLast((each) => !isSame(each));
  const same = other === undefined ? quotes : pricesAt([...between(other.at, now), now]).filter(isSame);
  return {
    openedAt: other === undefined ? opened : (same[0]?.at ?? now),
    prices: same.map(({ at, quote }) => ({ at, odds: quote.odds })),
  };
}
