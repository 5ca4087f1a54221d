import { partOfAmount } from '@heptad/sandbox-ledger';

/** How a loss comes back; amounts are minor units. */
export interface BackRule {
  /** Per cent. */
  readonly ratio: bigint;
  readonly least: bigint;
  readonly most: bigint;
}

/** What of a loss comes back, cut to whole minor units; nothing where it is less than the least. */
export function backOf(loss: bigint, { ratio, least, most }: BackRule): bigint {
  const share = partOfAmount(loss, ratio, 100n);
  if (loss <= 0n || share < least) return 0n;
  return share > most ? most : share;
}
