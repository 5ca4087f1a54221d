import type { CallResponse, statement, wallet } from '@heptad/contracts';
import { PATHS } from '@heptad/feature-module';
import { defined, money, type Money } from '@heptad/formatting';

type WirePage = CallResponse<typeof statement.lines>;
type WireDetail = CallResponse<typeof statement.detail>;

export type LineKind = (typeof wallet.entryKinds)[number];

/** What the wire calls the centre wallet. */
export const CENTRE = 'center';

/** One posting on one of the member's wallets. */
export interface StatementLine {
  readonly id: string;
  readonly kind: LineKind;
  readonly wallet: string;
  /** Below zero when money left the wallet. */
  readonly amount: Money;
  /** What the wallet held after it. */
  readonly after: Money;
  readonly at: number;
  readonly reference?: string;
}

/** What postings come to; both are zero or more. */
export interface StatementSums {
  readonly in: Money;
  readonly out: Money;
}

/** A wallet that the member has used; the centre's name is the brand's. */
export interface StatementWallet {
  readonly wallet: string;
  readonly name?: string;
}

export interface StatementPage {
  readonly lines: readonly StatementLine[];
  /** The line that the next page follows; undefined behind the last page. */
  readonly next: string | undefined;
  /** Of all pages. */
  readonly totals: StatementSums & { readonly count: number };
  /** Of whole days, by `YYYY-MM-DD`. */
  readonly days: Readonly<Record<string, StatementSums>>;
  readonly wallets: readonly StatementWallet[];
}

/** One posting with how it came about. */
export type StatementDetail = Omit<WireDetail, 'line' | 'fee' | 'arrives'> & {
  readonly line: StatementLine;
  readonly fee?: Money;
  readonly arrives?: Money;
};

const toSums = (sums: { readonly in: string; readonly out: string }): StatementSums => ({
  in: money(sums.in),
  out: money(sums.out),
});

function toLine(line: WirePage['items'][number]): StatementLine {
  const { id, kind, wallet, createdAt, reference } = line;
  return {
    id,
    kind,
    wallet,
    amount: money(line.amount),
    after: money(line.balanceAfter),
    at: createdAt,
    ...defined({ reference }),
  };
}

/** A page of the platform's as the list shows it. */
export function toStatementPage({ items, more, totals, days, wallets }: WirePage): StatementPage {
  return {
    lines: items.map(toLine),
    next: more === 1 ? items.at(-1)?.id : undefined,
    totals: { ...toSums(totals), count: totals.lines },
    days: Object.fromEntries(days.map(({ day, ...sums }) => [day, toSums(sums)])),
    wallets: wallets.map(({ wallet, name }) => ({ wallet, ...defined({ name }) })),
  };
}

/** A posting and its story as its page shows them. */
export function toStatementDetail({ line, fee, arrives, ...story }: WireDetail): StatementDetail {
  return {
    ...story,
    line: toLine(line),
    ...defined({
      fee: fee === undefined ? undefined : money(fee),
      arrives: arrives === undefined ? undefined : money(arrives),
    }),
  };
}

/** A row of the list: the head of a day with its sums, or a posting. */
export type StatementRow =
  | { readonly row: 'day'; readonly day: string; readonly sums: StatementSums | undefined }
  | {
      readonly row: 'line';
      readonly line: StatementLine;
      readonly isFirst: boolean;
      readonly isLast: boolean;
    };

/**
 * The postings of all pages under the heads of their days, each posting once.
 * @param dayOf the member's day of a moment, `YYYY-MM-DD`
 */
export function toRows(
  pages: readonly StatementPage[],
  dayOf: (at: number) => string,
): readonly StatementRow[] {
  const lines = [...new Map(pages.flatMap((page) => page.lines).map((line) => [line.id, line])).values()];
  const sums = new Map(pages.flatMap(({ days }) => Object.entries(days)));
  return lines.flatMap((line, place): StatementRow[] => {
    const day = dayOf(line.at);
    const before = lines[place - 1];
    const after = lines[place + 1];
    const isFirst = before === undefined || dayOf(before.at) !== day;
    const isLast = after === undefined || dayOf(after.at) !== day;
    const row = { row: 'line', line, isFirst, isLast } as const;
    return isFirst ? [{ row: 'day', day, sums: sums.get(day) }, row] : [row];
  });
}

/** Where one posting is shown by itself (ROUTE-072). */
export function linePath(id: string): string {
  return `${PATHS.recordTransacitonDetail}?${new URLSearchParams({ id }).toString()}`;
}
