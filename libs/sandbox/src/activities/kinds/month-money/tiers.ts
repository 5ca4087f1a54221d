import type { PrizeRow } from '../../engine/activity';

/** The highest tier that a turnover reaches; undefined below the lowest. Tiers are the lowest first. */
export function tierOf(tiers: readonly PrizeRow[], turnover: bigint): PrizeRow | undefined {
  return tiers.filter(({ target = 0n }) => turnover >= target).at(-1);
}
