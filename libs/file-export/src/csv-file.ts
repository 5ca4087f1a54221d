import { BYTE_ORDER_MARK, csvLines } from './csv';
import { saveFile } from '@heptad/device';
import type { RecordFile } from './use-export';

/** Begins a file of CSV with its head; each page of items is written as it comes. */
export function csvFile<Item>(
  name: string,
  head: readonly string[],
  rowsOf: (items: readonly Item[]) => readonly (readonly string[])[],
): RecordFile<Item> {
  const parts = [BYTE_ORDER_MARK, csvLines([head])];
  return {
    add: (items) => void parts.push(csvLines(rowsOf(items))),
    save: () => saveFile(name, parts, 'text/csv;charset=utf-8'),
  };
}
