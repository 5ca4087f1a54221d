import { bets } from '@heptad/contracts';
import { useBrand, useServices } from '@heptad/feature-module';
import { type Export, EXPORT_PAGE_SIZE, type RecordFile, useExport } from '@heptad/file-export';
import { dayKey, defined } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { useTranslation } from 'react-i18next';
import { rowWords } from '../bet-card/bet-words';
import { toRecordPage, type BetRecord } from '../bet-list/bet-record';
import type { RecordsQuery } from '../bet-list/record-filters';
import type { RecordsServices } from '../services';

export type BetExport = Export<RecordsQuery, BetRecord>;

/** Exports bets; open ones still change. */
export function useBetExport(): BetExport {
  const { api } = useServices<RecordsServices>();
  return useExport<RecordsQuery, BetRecord>({
    isSettled: ({ settled }) => settled,
    async fetchPage(query, before, signal) {
      const request = { ...query, page: 1, size: EXPORT_PAGE_SIZE, ...defined({ before }) };
      const answer = await api.send(bets.records, request, { noToast: true, signal });
      if (!answer.ok) return answer;
      const { records, next, totals } = toRecordPage(answer.value);
      return { ok: true, value: { items: records, next, all: totals.bets } };
    },
  });
}

/** Begins a file that is written page by page and then handed to the member; what writes it is fetched with the first. */
export function useRecordFile(): () => Promise<RecordFile<BetRecord>> {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const { clock } = useServices<RecordsServices>();
  const { config } = useBrand();
  return async () => {
    const { recordFile } = await import('./record-file');
    return recordFile(`${config.code}-${t('export.file')}-${dayKey(clock.now())}.csv`, rowWords(t, currency));
  };
}
