import type { BetRecord } from '../bet-list/bet-record';
import { csvFile } from './csv-file';
import { headRow, recordRows, type RowWords } from './record-rows';
import type { RecordFile } from './use-export';

/** Begins a file of bets with its head; each page of them is written as it comes. */
export function recordFile(name: string, words: RowWords): RecordFile<BetRecord> {
  return csvFile(name, headRow(words), (records) => recordRows(records, words));
}
