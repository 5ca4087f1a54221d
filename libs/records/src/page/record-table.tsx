import { WindowedList } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { BetRecord } from '../bet-list/bet-record';
import { BetTableHead, BetTableRow } from './bet-table';
import { heightOf, MeasuredRow } from './measured-row';
import type { RecordListProps } from './record-list';

const keyOf = ({ id }: BetRecord): string => id;
const drawRow = (record: BetRecord) => (
  <MeasuredRow form="row" id={record.id}>
    <BetTableRow record={record} />
  </MeasuredRow>
);

/** Heights in CSS pixels to assume until a bet is measured: its frame, and each leg in it. */
const ROW_HEIGHT = 128;
const ROW_LEG_HEIGHT = 52;

const rowHeight = ({ id, legs }: BetRecord): number =>
  heightOf('row', id) ?? Math.max(ROW_HEIGHT, ROW_LEG_HEIGHT * legs.length);

/** The bets as a table, of which only those in view are in the page. */
export default function RecordTable({ records, settled }: RecordListProps) {
  const { t } = useTranslation('records');
  return (
    <div className="overflow-hidden rounded-l shadow-1">
      <BetTableHead settled={settled} />
      <WindowedList
        label={t('list')}
        rows={records}
        getKey={keyOf}
        estimateHeight={rowHeight}
        renderRow={drawRow}
      />
    </div>
  );
}
