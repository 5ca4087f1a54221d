export {
  beginCollecting,
  EXPORT_LIMIT,
  EXPORT_PAGE_SIZE,
  type Collectable,
  type Collected,
  type CollectedPage,
  type CollectOptions,
} from './collect-records';
export { amountHead, csvLines, readCsv } from './csv';
export { csvFile } from './csv-file';
export { useExport, type Export, type ExportSource, type ExportState, type RecordFile } from './use-export';
