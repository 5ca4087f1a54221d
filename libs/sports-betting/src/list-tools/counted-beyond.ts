import type { SportCount } from '@heptad/venue-gateway';
import { LIST_LIMIT } from '../match/every-page';
import type { ListArguments } from '../match/list-queries';

/**
 * How many matches the venue counts when the list was cut at its limit. Undefined when the list holds all of them, when it shows one
 * day (venues do not count days), or when count and list differ only because they were answered at different moments.
 * @param held matches that the list holds
 */
export function countedBeyond(
  { sport, from, to }: ListArguments,
  held: number,
  counts: readonly SportCount[] = [],
): number | undefined {
  const count = counts.find((each) => each.sport === sport)?.count ?? 0;
  return from === undefined && to === undefined && count > LIST_LIMIT && count > held && held > 0
    ? count
    : undefined;
}
