import { VENUE_CODES, type VenueCode } from '@heptad/venue-gateway';

/** The spans a member may look back over, in days, today among them. */
export const SPANS = ['1', '7', '30', '90'] as const;
export type Span = (typeof SPANS)[number];

/** What the page shows; kept in its address, so that going back brings it back. */
export interface RecordFilters {
  readonly settled: boolean;
  readonly venue: VenueCode | undefined;
  readonly span: Span;
}

const DEFAULT_SPAN: Span = '7';

/** Reads the filters of an address; whatever makes no sense counts as absent. */
export function readFilters(query: URLSearchParams): RecordFilters {
  return {
    settled: query.get('settled') === '1',
    venue: VENUE_CODES.find((code) => code === query.get('venue')),
    span: SPANS.find((span) => span === query.get('days')) ?? DEFAULT_SPAN,
  };
}

/** The filters as the query of an address; what is the default is left out. */
export function writeFilters({ settled, venue, span }: RecordFilters): URLSearchParams {
  return new URLSearchParams({
    ...(settled && { settled: '1' }),
    ...(venue !== undefined && { venue }),
    ...(span !== DEFAULT_SPAN && { days: span }),
  });
}

/**
 * When a span begins: the midnight, by the member's own calendar, that opened its first day.
 * @param now milliseconds since 1970, of the product's clock
 */
export function spanStart(span: Span, now: number): number {
  const day = new Date(now);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - Number(span) + 1);
  return day.getTime();
}

/** What the platform is asked for. Open bets are shown whatever their age: none may be lost sight of. */
export interface RecordsQuery {
  readonly settled: boolean;
  readonly venue?: VenueCode;
  readonly from?: number;
}

/** @param now milliseconds since 1970, of the product's clock */
export function recordsQuery({ settled, venue, span }: RecordFilters, now: number): RecordsQuery {
  return {
    settled,
    ...(venue !== undefined && { venue }),
    ...(settled && { from: spanStart(span, now) }),
  };
}
