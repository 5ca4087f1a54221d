import { BYTE_ORDER_MARK, csvLines } from './csv';
import { headRow, recordRows, type RowWords } from './record-rows';
import { saveFile } from './save-file';
import type { RecordFile } from './use-export';

/** Begins a file of bets with its head; each page of them is written as it comes. */
export function recordFile(name: string, words: RowWords): RecordFile {
  const parts = [BYTE_ORDER_MARK, csvLines([headRow(words)])];
  return {
    add: (records) => void parts.push(csvLines(recordRows(records, words))),
    save: () => saveFile(name, parts, 'text/csv;charset=utf-8'),
  };
}
