import { amountHead, csvFile, type RecordFile } from '@heptad/file-export';
import type { BetRecord } from '../bet-list/bet-record';
import { COLUMNS, recordRows, type Column, type RowWords } from './record-rows';

const AMOUNTS: ReadonlySet<Column> = new Set(['stake', 'returns', 'winLoss']);

/** The first row of the file. */
export function headRow({ head, currency }: Pick<RowWords, 'head' | 'currency'>): readonly string[] {
  return COLUMNS.map((column) => (AMOUNTS.has(column) ? amountHead(head(column), currency) : head(column)));
}

/** Begins a file of bets with its head; each page of them is written as it comes. */
export function recordFile(name: string, words: RowWords): RecordFile<BetRecord> {
  return csvFile(name, headRow(words), (records) => recordRows(records, words));
}
