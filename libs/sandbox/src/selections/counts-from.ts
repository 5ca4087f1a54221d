import type { SimQuote } from '@heptad/sandbox-simulation';

/** The score that a price counts from, to compare; before kick-off and where nothing is said that is 0–0. */
export const countsFromText = ({ countsFrom = { home: 0, away: 0 } }: Pick<SimQuote, 'countsFrom'>): string =>
  `${String(countsFrom.home)}-${String(countsFrom.away)}`;
