import { sportsVenueOf, type CallRequest, type statement } from '@heptad/contracts';
import { STATEMENT_WALLET } from '@heptad/feature-module';
import { dayKey, defined, ownTimeZone } from '@heptad/formatting';
import { momentsOf, readSpan, writeSpan, type TimeSpan } from '../bet-list/time-span';
import type { LineKind } from './statement';

/** What a member looks for at once, and the kinds of postings it is. */
export const LINE_GROUPS = {
  deposit: ['topUp'],
  withdrawal: ['withdrawal'],
  transfer: ['transferIn', 'transferOut'],
  bet: ['bet'],
  payout: ['payout', 'cashOut'],
  refund: ['refund'],
  bonus: ['bonus'],
  rebate: ['rebate'],
  interest: ['interest'],
  commission: ['commission'],
  adjustment: ['adjustment'],
} as const satisfies Readonly<Record<string, readonly LineKind[]>>;

export type LineGroup = keyof typeof LINE_GROUPS;

/** The groups in the order they are offered. */
export const GROUPS = Object.keys(LINE_GROUPS).filter((name): name is LineGroup => name in LINE_GROUPS);

/** What the page shows; kept in its address, so that going back brings it back. */
export interface StatementFilters {
  readonly span: TimeSpan;
  readonly wallet?: string;
  readonly group?: LineGroup;
}

const WALLET = /^[A-Za-z0-9]{1,32}$/;
const DEFAULT_SPAN: TimeSpan = { kind: 'named', name: '30' };

/** What the page shows before any choice is made. */
export const FIRST_VIEW: StatementFilters = { span: DEFAULT_SPAN };

/** Applies a change. A field that is set to undefined is removed. */
export function withStatementChoice(
  { span, wallet, group }: StatementFilters,
  choice: {
    readonly span?: TimeSpan;
    readonly wallet?: string | undefined;
    readonly group?: LineGroup | undefined;
  },
): StatementFilters {
  const next = { span, wallet, group, ...choice };
  return { span: next.span, ...defined({ wallet: next.wallet, group: next.group }) };
}

/**
 * Reads the filters of an address; whatever is invalid counts as absent.
 * @param now milliseconds since 1970, of the product's clock
 */
export function readStatementFilters(query: URLSearchParams, now: number): StatementFilters {
  const span = readSpan(query.get('time') ?? '', dayKey(now));
  const wallet = query.get(STATEMENT_WALLET) ?? '';
  const isEndless = span?.kind === 'named' && span.name === 'all';
  return {
    span: span === undefined || isEndless ? DEFAULT_SPAN : span,
    ...defined({
      wallet: WALLET.test(wallet) ? (sportsVenueOf(wallet) ?? wallet) : undefined,
      group: GROUPS.find((each) => each === query.get('kind')),
    }),
  };
}

/** The filters as the query of an address; what is the default is left out. */
export function writeStatementFilters({ span, wallet, group }: StatementFilters): URLSearchParams {
  const time = writeSpan(span);
  return new URLSearchParams({
    ...defined({ [STATEMENT_WALLET]: wallet, kind: group }),
    ...(time !== writeSpan(DEFAULT_SPAN) && { time }),
  });
}

/** Whether a list shows other postings than the first view. */
export function isStatementNarrowed(filters: StatementFilters): boolean {
  return writeStatementFilters(filters).size > 0;
}

/** What the platform is asked for, besides the page. */
export type StatementQuery = Omit<CallRequest<typeof statement.lines>, 'size' | 'before'>;

/** @param now milliseconds since 1970, of the product's clock */
export function statementQuery({ span, wallet, group }: StatementFilters, now: number): StatementQuery {
  return {
    ...momentsOf(span, now),
    ...defined({ wallet, kinds: group === undefined ? undefined : [...LINE_GROUPS[group]] }),
    timeZone: ownTimeZone(),
  };
}
