import { dayKey, formatTime } from '@heptad/formatting';
import { csvFile } from '../export/csv-file';
import type { RecordFile } from '../export/use-export';
import type { StatementLine } from './statement';

export const STATEMENT_COLUMNS = ['at', 'kind', 'wallet', 'amount', 'after', 'reference', 'id'] as const;

/** The words of the file, in the member's language. */
export interface StatementWords {
  readonly head: (column: (typeof STATEMENT_COLUMNS)[number]) => string;
  readonly kind: (kind: StatementLine['kind']) => string;
  readonly wallet: (wallet: string) => string;
}

/** The rows of postings, one each, so that amounts add up. */
export function statementRows(
  lines: readonly StatementLine[],
  { kind, wallet }: StatementWords,
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

/** Begins a file of postings with its head; each page of them is written as it comes. */
export function statementFile(name: string, words: StatementWords): RecordFile<StatementLine> {
  return csvFile(name, STATEMENT_COLUMNS.map(words.head), (lines) => statementRows(lines, words));
}
