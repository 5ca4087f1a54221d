import { sportsVenueOf } from '@heptad/contracts';
import { dayKey, defined } from '@heptad/formatting';
import type { BetState, VenueCode } from '@heptad/venue-gateway';
import { momentsOf, readSpan, writeSpan, type TimeSpan } from './time-span';

/** The three lists of a member's bets. Settled ones hold those cashed out too, so that their sums are whole. */
export const TABS = ['open', 'settled', 'cashOut'] as const;
export type RecordTab = (typeof TABS)[number];

export const KINDS = ['single', 'combo'] as const;
export type BetKind = (typeof KINDS)[number];

/** The results by which a list can be filtered. */
const OUTCOMES = {
  pending: ['pending'],
  accepted: ['accepted'],
  won: ['won', 'halfWon'],
  lost: ['lost', 'halfLost'],
  push: ['push'],
  void: ['void'],
  rejected: ['rejected'],
  cashedOut: ['cashedOut'],
  edited: ['edited'],
} as const satisfies Readonly<Record<string, readonly BetState[]>>;
export type Outcome = keyof typeof OUTCOMES;

/** The outcomes that a list can have. */
export const OUTCOMES_OF: Readonly<Record<RecordTab, readonly Outcome[]>> = {
  open: ['accepted', 'pending'],
  settled: ['won', 'lost', 'push', 'void', 'cashedOut', 'edited', 'rejected'],
  cashOut: [],
};

/** Which bets a page shows before any filter. */
export interface RecordScope {
  /** `virtual`: with a leg of a virtual sport (ROUTE-076); `sports`: without one (ROUTE-079). */
  readonly sports?: 'sports' | 'virtual';
  readonly kind?: BetKind;
}

/** What the page shows; kept in its address, so that going back brings it back. */
export interface RecordFilters {
  readonly tab: RecordTab;
  readonly span: TimeSpan;
  readonly venue?: VenueCode;
  readonly sport?: string;
  readonly kind?: BetKind;
  readonly outcome?: Outcome;
}

const SPORT = /^[A-Za-z]{1,40}$/;

/** The span a list begins with: open bets whatever their age, others of a week. */
export function defaultSpan(tab: RecordTab): TimeSpan {
  return { kind: 'named', name: tab === 'open' ? 'all' : '7' };
}

/** What a list of another tab begins with: what is chosen of venue, sport and kind stays. */
export function withTab({ venue, sport, kind }: RecordFilters, tab: RecordTab): RecordFilters {
  return { ...chosen({ venue, sport, kind }), tab, span: defaultSpan(tab) };
}

/** Applies a change. A field that is set to undefined is removed. */
export function withChoice(
  filters: RecordFilters,
  choice: { readonly [Key in keyof Choices]?: Choices[Key] | undefined },
): RecordFilters {
  const { tab, span, venue, sport, kind, outcome } = filters;
  return { tab, span, ...chosen({ venue, sport, kind, outcome, ...choice }) };
}

type Choices = Required<Pick<RecordFilters, 'venue' | 'sport' | 'kind' | 'outcome'>>;

function chosen(choice: { readonly [Key in keyof Choices]?: Choices[Key] | undefined }): Partial<Choices> {
  const { venue, sport, kind, outcome } = choice;
  return {
    ...defined({ venue, sport, kind, outcome }),
  };
}

/** What a tab shows before any choice is made. */
export function firstView(tab: RecordTab): RecordFilters {
  return { tab, span: defaultSpan(tab) };
}

/** Whether a list shows other bets than its tab's first view: its span is another, or a choice is made. */
export function isNarrowed({ tab, span, ...choices }: RecordFilters): boolean {
  return (
    choicesMade(choices) > 0 || choices.venue !== undefined || writeSpan(span) !== writeSpan(defaultSpan(tab))
  );
}

/** How many choices of the filter sheet are made: sport, kind and outcome. */
export function choicesMade({ sport, kind, outcome }: Partial<Choices>): number {
  return [sport, kind, outcome].filter((each) => each !== undefined).length;
}

/**
 * Reads the filters of an address; whatever is invalid counts as absent.
 * @param now milliseconds since 1970, of the product's clock
 */
export function readFilters(query: URLSearchParams, now: number): RecordFilters {
  // `settled=1` was the address of the settled bets before there were three lists.
  const tab =
    TABS.find((each) => each === query.get('tab')) ?? (query.get('settled') === '1' ? 'settled' : 'open');
  const span = readSpan(query.get('time') ?? '', dayKey(now));
  const endless = span?.kind === 'named' && span.name === 'all';
  const sport = query.get('sport');
  return {
    tab,
    span: span === undefined || (endless && tab !== 'open') ? defaultSpan(tab) : span,
    ...chosen({
      venue: sportsVenueOf(query.get('venue')),
      sport: sport !== null && SPORT.test(sport) ? sport : undefined,
      kind: KINDS.find((kind) => kind === query.get('kind')),
      outcome: OUTCOMES_OF[tab].find((outcome) => outcome === query.get('state')),
    }),
  };
}

/** The filters as the query of an address; what is the default is left out. */
export function writeFilters({ tab, span, venue, sport, kind, outcome }: RecordFilters): URLSearchParams {
  const time = writeSpan(span);
  return new URLSearchParams({
    ...(tab !== 'open' && { tab }),
    ...(time !== writeSpan(defaultSpan(tab)) && { time }),
    ...defined({ venue, sport, kind, state: outcome }),
  });
}

/** What the platform is asked for. */
export interface RecordsQuery {
  readonly settled: boolean;
  readonly venue?: VenueCode;
  readonly scope?: 'sports' | 'virtual';
  readonly sport?: string;
  readonly kind?: BetKind;
  readonly states?: BetState[];
  readonly from?: number;
  readonly to?: number;
}

/** @param now milliseconds since 1970, of the product's clock */
export function recordsQuery(
  { tab, span, venue, sport, kind, outcome }: RecordFilters,
  scope: RecordScope,
  now: number,
): RecordsQuery {
  const asked = tab === 'cashOut' ? 'cashedOut' : outcome;
  const ofKind = scope.kind ?? kind;
  return {
    settled: tab !== 'open',
    ...defined({ venue, scope: scope.sports, sport, kind: ofKind }),
    ...(asked !== undefined && { states: [...OUTCOMES[asked]] }),
    ...momentsOf(span, now),
  };
}
