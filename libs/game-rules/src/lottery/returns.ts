import type { Ratio } from '../ratio/ratio';
import type { LotteryPlay } from './play';

/** The exact share of stakes that comes back in the long run, for each selection of a play: every result is gone through. */
export function lotteryReturns({
  selections,
  everyResult,
  winners,
}: LotteryPlay): ReadonlyMap<string, Ratio> {
  const won = new Map(Object.keys(selections).map((id) => [id, 0]));
  let results = 0;
  for (const result of everyResult()) {
    results += 1;
    for (const id of winners(result)) won.set(id, (won.get(id) ?? 0) + 1);
  }
  const of = 100n * BigInt(results);
  return new Map(
    [...won].map(([id, times]) => [id, { part: BigInt(times) * (selections[id]?.odds ?? 0n), of }]),
  );
}
