import { rebate } from '@heptad/contracts';
import { useBrand, useServices } from '@heptad/feature-module';
import { EXPORT_PAGE_SIZE, useExport, type ExportState } from '@heptad/file-export';
import { dayKey } from '@heptad/formatting';
import { useTranslation } from 'react-i18next';
import type { LoyaltyServices } from '../services';
import { toRebateRecord, type RebateRecord } from './rebate';

/** A credited day with its number, which is the day. */
export interface ExportedDay extends RebateRecord {
  readonly id: string;
}

/** Writes all credited days into a file, which do not change any more; what writes it is fetched with the first press. */
export function useRebateExport(): { readonly state: ExportState; readonly start: () => void } {
  const { t } = useTranslation('loyalty');
  const { api, clock } = useServices<LoyaltyServices>();
  const { config } = useBrand();
  const { state, start } = useExport<null, ExportedDay>({
    isSettled: () => true,
    async fetchPage(_, before, signal) {
      const asked = { page: Number(before ?? 1), size: EXPORT_PAGE_SIZE };
      const answer = await api.send(rebate.records, asked, { noToast: true, signal });
      if (!answer.ok) return answer;
      const { items, total, page, size } = answer.value;
      const more = items.length > 0 && page * size < total;
      const days = items.map((item) => ({ ...toRebateRecord(item), id: item.day }));
      return { ok: true, value: { items: days, next: more ? String(page + 1) : undefined, all: total } };
    },
  });
  const begin = async () => {
    const { recordFile } = await import('./record-file');
    return recordFile(`${config.code}-${t('rebate.export.file')}-${dayKey(clock.now())}.csv`, {
      head: (column) => t(`rebate.export.column.${column}`),
      way: (way) => t(`rebate.states.${way}`),
    });
  };
  return { state, start: () => start(null, begin) };
}
