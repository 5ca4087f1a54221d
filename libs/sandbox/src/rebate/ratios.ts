import { legsOf, type BetRow } from '@heptad/sandbox-ledger';
import { SPORT_RULES } from '@heptad/sandbox-simulation';
import { VENUES, type VenueArea } from '../platform/venues';

/** Kinds of venues that rebate is told by, in the order of the platform's areas (ROUTE-023). */
export const REBATE_KINDS: readonly VenueArea[] = [...new Set(VENUES.map(({ area }) => area))];

/** What one is paid in: ten-thousandths of the valid turnover. */
export const RATIO_PARTS = 10_000n;

/** The ratio of each kind of venue by VIP grade, 0 to 10, in ten-thousandths: 30 is 0.30 %. The one table; privileges show it too. */
export const REBATE_RATIOS: Readonly<Record<VenueArea, readonly bigint[]>> = {
  sports: [30n, 32n, 35n, 38n, 42n, 46n, 50n, 55n, 60n, 70n, 80n],
  live: [30n, 32n, 35n, 38n, 42n, 46n, 50n, 55n, 60n, 70n, 80n],
  esports: [30n, 32n, 35n, 38n, 42n, 46n, 50n, 55n, 60n, 70n, 80n],
  egame: [40n, 45n, 50n, 55n, 60n, 65n, 70n, 80n, 90n, 100n, 120n],
  lottery: [10n, 12n, 14n, 16n, 18n, 20n, 24n, 28n, 32n, 36n, 40n],
  chess: [30n, 32n, 35n, 38n, 42n, 46n, 50n, 55n, 60n, 70n, 80n],
  fishing: [40n, 45n, 50n, 55n, 60n, 65n, 70n, 80n, 90n, 100n, 120n],
};

/** The ratio of a grade, ten-thousandths; a grade beyond the table has that of the highest in it. */
export function ratioOf(kind: VenueArea, grade: number): bigint {
  const ratios = REBATE_RATIOS[kind];
  return ratios[Math.min(Math.max(Math.trunc(grade), 0), ratios.length - 1)] ?? 0n;
}

/**
 * The kind that a bet's turnover belongs to. Sports venues take bets on esports too: those of which every leg is esports are of that
 * kind, all others of theirs are sports.
 */
export function kindOfBet(bet: Pick<BetRow, 'legs'>): VenueArea {
  const isEsports = legsOf(bet).every(({ sport }) => SPORT_RULES[sport].family === 'esports');
  return isEsports ? 'esports' : 'sports';
}

/** A ratio in per cent with two decimals, `0.30`. */
export function percentOf(ratio: bigint): string {
  const hundredths = ratio.toString().padStart(3, '0');
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
}
