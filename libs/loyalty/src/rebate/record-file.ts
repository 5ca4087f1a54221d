import { csvFile, type RecordFile } from '@heptad/file-export';
import { dayKey, formatTime } from '@heptad/formatting';
import type { ExportedDay } from './use-rebate-export';

const COLUMNS = ['day', 'turnover', 'rebate', 'way', 'at'] as const;

/** The words of the file, in the member's language. */
export interface RecordWords {
  readonly head: (column: (typeof COLUMNS)[number]) => string;
  readonly way: (way: ExportedDay['way']) => string;
}

/** Begins a file of credited days with its head, a row each, so that amounts add up. */
export function recordFile(name: string, { head, way }: RecordWords): RecordFile<ExportedDay> {
  return csvFile(name, COLUMNS.map(head), (days) =>
    days.map((each) => [
      each.day,
      each.turnover,
      each.rebate,
      way(each.way),
      `${dayKey(each.at)} ${formatTime(each.at)}`,
    ]),
  );
}
