import { partOfAmount } from '@heptad/sandbox-ledger';

/** How a deposit is matched; amounts are minor units. */
export interface MatchRule {
  readonly least: bigint;
  /** Per cent. */
  readonly ratio: bigint;
  readonly most: bigint;
}

/** What is given on top of a first deposit, cut to whole minor units; nothing below the least. */
export function matchedOf(deposit: bigint | undefined, { least, ratio, most }: MatchRule): bigint {
  if (deposit === undefined || deposit < least) return 0n;
  const share = partOfAmount(deposit, ratio, 100n);
  return share > most ? most : share;
}
