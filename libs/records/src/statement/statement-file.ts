import { amountHead, csvFile, type RecordFile } from '@heptad/file-export';
import { dayKey, formatTime } from '@heptad/formatting';
import type { StatementLine } from './statement';

export const STATEMENT_COLUMNS = ['at', 'kind', 'wallet', 'amount', 'after', 'reference', 'id'] as const;

type StatementColumn = (typeof STATEMENT_COLUMNS)[number];
const AMOUNTS: ReadonlySet<StatementColumn> = new Set(['amount', 'after']);

/** The words of the file, in the member's language. */
export interface StatementWords {
  readonly head: (column: StatementColumn) => string;
  /** Of the amounts; undefined while it is not known. */
  readonly currency: string | undefined;
  readonly kind: (kind: StatementLine['kind']) => string;
  readonly wallet: (wallet: string) => string;
}

/** The rows of postings, one each, so that amounts add up. */
export function statementRows(
  lines: readonly StatementLine[],
  { kind, wallet }: Pick<StatementWords, 'kind' | 'wallet'>,
): readonly (readonly string[])[] {
  return lines.map((line) => [
    `${dayKey(line.at)} ${formatTime(line.at)}`,
    kind(line.kind),
    wallet(line.wallet),
    line.amount,
    line.after,
    line.reference ?? '',
    line.id,
  ]);
}

/** The first row of the file. */
export function statementHead({
  head,
  currency,
}: Pick<StatementWords, 'head' | 'currency'>): readonly string[] {
  return STATEMENT_COLUMNS.map((column) =>
    AMOUNTS.has(column) ? amountHead(head(column), currency) : head(column),
  );
}

/** Begins a file of postings with its head; each page of them is written as it comes. */
export function statementFile(name: string, words: StatementWords): RecordFile<StatementLine> {
  return csvFile(name, statementHead(words), (lines) => statementRows(lines, words));
}
