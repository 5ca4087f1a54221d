import type { BetRecord } from '../bet-list/bet-record';
import { amountHead } from './csv';
import { csvFile } from './csv-file';
import { COLUMNS, recordRows, type Column, type RowWords } from './record-rows';
import type { RecordFile } from './use-export';

const AMOUNTS: ReadonlySet<Column> = new Set(['stake', 'returns', 'winLoss']);

/** The first row of the file. */
export function headRow({ head, currency }: Pick<RowWords, 'head' | 'currency'>): readonly string[] {
  return COLUMNS.map((column) => (AMOUNTS.has(column) ? amountHead(head(column), currency) : head(column)));
}

/** Begins a file of bets with its head; each page of them is written as it comes. */
export function recordFile(name: string, words: RowWords): RecordFile<BetRecord> {
  return csvFile(name, headRow(words), (records) => recordRows(records, words));
}
