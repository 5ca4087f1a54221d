import type { ComingPage, Locale } from '@heptad/feature-module';
import { HALL_AREAS } from './hall-area';
import { hallQueries } from './hall-queries';

/**
 * Prefetches what a hall shows first, under the same cache keys: the page finds the answers, or waits for the same requests.
 * An area that this brand does not offer leads to no page, and what was asked for is forgotten.
 */
export function prefetchHall(
  language: Locale,
  { params, dispatch }: Pick<ComingPage, 'params' | 'dispatch'>,
): void {
  const area = HALL_AREAS.find((each) => each === params['area']);
  if (area === undefined) return;
  const { hall, jackpots } = hallQueries.endpoints;
  void dispatch(hall.initiate({ area, language }, { subscribe: false }));
  if (area === 'egame') void dispatch(jackpots.initiate(language, { subscribe: false }));
}
