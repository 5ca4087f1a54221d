import type { SportCount } from '@heptad/venue-gateway';
import { LIST_LIMIT } from '../match/every-page';
import type { ListArguments } from '../match/list-queries';

/**
 * How many matches the venue counts where a list ends before all of them. Nothing where the list holds all, or is of one day: the
 * venue counts no days; nor where the two only were answered at two moments.
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
