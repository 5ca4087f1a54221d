import { PATHS } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import type { ListChoice } from './list-choice';

/** The address of the results of what a list shows (ROUTE-082). */
export function resultsPath({ venue, sport }: Pick<ListChoice, 'venue' | 'sport'>): string {
  const query = new URLSearchParams({
    ...defined({ venue, sport }),
  });
  return `${PATHS.homeSportsSportsResult}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
