import { statement } from '@heptad/contracts';
import { useBrand, useServices } from '@heptad/feature-module';
import { type Export, EXPORT_PAGE_SIZE, type RecordFile, useExport } from '@heptad/file-export';
import { dayKey, defined } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { useTranslation } from 'react-i18next';
import type { RecordsServices } from '../services';
import { toStatementPage, type StatementLine, type StatementWallet } from './statement';
import type { StatementQuery } from './statement-filters';
import { useWalletName } from './use-wallet-name';

export type StatementExport = Export<StatementQuery, StatementLine>;

/** Exports postings, which never change. */
export function useStatementExport(): StatementExport {
  const { api } = useServices<RecordsServices>();
  return useExport<StatementQuery, StatementLine>({
    isSettled: () => true,
    async fetchPage(query, before, signal) {
      const request = { ...query, size: EXPORT_PAGE_SIZE, ...defined({ before }) };
      const answer = await api.send(statement.lines, request, { noToast: true, signal });
      if (!answer.ok) return answer;
      const { lines, next, totals } = toStatementPage(answer.value);
      return { ok: true, value: { items: lines, next, all: totals.count } };
    },
  });
}

/** Begins a file that is written page by page; what writes it is fetched with the first. */
export function useStatementFile(
  wallets: readonly StatementWallet[],
): () => Promise<RecordFile<StatementLine>> {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const { clock } = useServices<RecordsServices>();
  const { config } = useBrand();
  const nameOf = useWalletName();
  return async () => {
    const { statementFile } = await import('./statement-file');
    return statementFile(`${config.code}-${t('statement.export.file')}-${dayKey(clock.now())}.csv`, {
      head: (column) => t(`statement.column.${column}`),
      currency,
      kind: (kind) => t(`statement.kind.${kind}`),
      wallet: (wallet) => nameOf(wallet, wallets.find((each) => each.wallet === wallet)?.name),
    });
  };
}
