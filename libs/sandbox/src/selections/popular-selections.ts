import type { BetLeg } from '@heptad/sandbox-ledger';

/** A selection that is bet on, and how often. */
export interface PopularSelection {
  readonly leg: BetLeg;
  readonly bets: number;
}

/** Another score makes a handicap in play another bet. */
const nameOf = ({ selection, countsFrom }: BetLeg): string =>
  countsFrom === undefined ? selection : `${selection} ${String(countsFrom.home)}-${String(countsFrom.away)}`;

/**
 * Counts on which selections bets are: those that most bets hold first, of equals the one that was bet last.
 * @param bets the legs of each bet, the latest bet first
 * @param least in how many bets a selection has to be
 */
export function popularSelections(
  bets: readonly (readonly BetLeg[])[],
  least: number,
): readonly PopularSelection[] {
  const counted = new Map<string, { readonly leg: BetLeg; bets: number }>();
  for (const leg of bets.flat()) {
    const known = counted.get(nameOf(leg));
    if (known === undefined) counted.set(nameOf(leg), { leg, bets: 1 });
    else known.bets += 1;
  }
  return [...counted.values()].filter(({ bets: number }) => number >= least).sort((a, b) => b.bets - a.bets);
}
