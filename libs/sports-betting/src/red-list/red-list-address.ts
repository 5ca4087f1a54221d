import { redList } from '@heptad/contracts';
import { PATHS } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';

export type RedListOrder = (typeof redList.ORDERS)[number];
export type RedListDays = (typeof redList.DAYS)[number];
export type RedListSport = (typeof redList.SPORTS)[number];

/** What the ranking shows; lives in its address, so that it can be shared and Back works. */
export interface RedListFilters {
  readonly by: RedListOrder;
  readonly days: RedListDays;
  /** All of them unless given. */
  readonly sport?: RedListSport;
  readonly followed: boolean;
}

/** Reads a span; seven days where the address says nothing sensible. */
export const readDays = (query: URLSearchParams): RedListDays =>
  redList.DAYS.find((days) => String(days) === query.get('days')) ?? redList.DAYS[0];

/** Reads the ranking's address; what it does not say, or says wrongly, is the usual. */
export function readFilters(query: URLSearchParams): RedListFilters {
  const sport = redList.SPORTS.find((each) => each === query.get('sport'));
  return {
    by: redList.ORDERS.find((each) => each === query.get('by')) ?? 'profit',
    days: readDays(query),
    followed: query.get('followed') === '1',
    ...defined({ sport }),
  };
}

/** The query of an address for filters; what is usual is left out. */
export function writeFilters({ by, days, sport, followed }: RedListFilters): URLSearchParams {
  return new URLSearchParams({
    ...(by !== 'profit' && { by }),
    ...(days !== redList.DAYS[0] && { days: String(days) }),
    ...defined({ sport }),
    ...(followed && { followed: '1' }),
  });
}

const withId = (path: string, id: string): string => `${path}?${new URLSearchParams({ id }).toString()}`;

/** A tipster's page (ROUTE-084). */
export const personPath = (id: string): string => withId(PATHS.homeSportsRedListPerson, id);

/** A recommendation's page (ROUTE-085). */
export const tipPath = (id: string): string => withId(PATHS.homeSportsRedListRecDetail, id);
