import { games } from '@heptad/contracts';
import { useBrand, useServices } from '@heptad/feature-module';
import { type Export, EXPORT_PAGE_SIZE, type RecordFile, useExport } from '@heptad/file-export';
import { dayKey } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { useTranslation } from 'react-i18next';
import type { RecordsServices } from '../services';
import type { RoundsQuery } from './round-filters';
import { toRoundPage, type RoundRecord } from './round-queries';

export type RoundExport = Export<RoundsQuery, RoundRecord>;

/** Exports rounds; those of today may still come, so that a broken export begins again. */
export function useRoundExport(): RoundExport {
  const { api, language } = useServices<RecordsServices>();
  return useExport<RoundsQuery, RoundRecord>({
    isSettled: () => false,
    async fetchPage(query, before, signal) {
      const page = before === undefined ? 1 : Number(before);
      const request = { ...query, language: language.current(), page, size: EXPORT_PAGE_SIZE };
      const answer = await api.send(games.rounds, request, { noToast: true, signal });
      if (!answer.ok) return answer;
      const { rounds, next, total } = toRoundPage(answer.value);
      return {
        ok: true,
        value: { items: rounds, next: next === undefined ? undefined : String(next), all: total },
      };
    },
  });
}

/** Begins the file; what writes it is fetched with the first. */
export function useRoundFile(): () => Promise<RecordFile<RoundRecord>> {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const { clock } = useServices<RecordsServices>();
  const { config } = useBrand();
  return async () => {
    const { roundFile } = await import('./round-file');
    return roundFile(`${config.code}-${t('gameRounds.file')}-${dayKey(clock.now())}.csv`, { t, currency });
  };
}
