import { Chip, Select } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { ChipRow } from '../page/chip-row';
import { TimeFilter } from '../page/time-filter';
import type { StatementWallet } from './statement';
import { GROUPS, withStatementChoice, type StatementFilters } from './statement-filters';
import { useWalletName } from './use-wallet-name';

export interface StatementFilterBarProps {
  readonly filters: StatementFilters;
  readonly wallets: readonly StatementWallet[];
  readonly onChange: (filters: StatementFilters) => void;
}

const ALL = '';

/** Which postings: of which wallet, of which kind, and when. */
export function StatementFilterBar({ filters, wallets, onChange }: StatementFilterBarProps) {
  const { t } = useTranslation('records');
  const nameOf = useWalletName();
  const { wallet, group, span } = filters;
  const chosen = wallet !== undefined && wallets.every((each) => each.wallet !== wallet) ? [{ wallet }] : [];
  const options = [...wallets, ...chosen].map((each: StatementWallet) => ({
    value: each.wallet,
    label: nameOf(each.wallet, each.name),
  }));
  return (
    <div className="flex flex-col">
      <div className="flex items-center justify-between gap-3 border-b border-line text-sm">
        <span className="text-muted">{t('statement.wallet')}</span>
        <Select
          label={t('statement.wallet')}
          options={[{ value: ALL, label: t('statement.allWallets') }, ...options]}
          value={wallet ?? ALL}
          onValueChange={(value) =>
            onChange(withStatementChoice(filters, { wallet: value === ALL ? undefined : value }))
          }
          className="max-w-[70%] min-w-0 text-right text-text"
        />
      </div>
      <ChipRow label={t('statement.kinds')}>
        <Chip
          selected={group === undefined}
          onClick={() => onChange(withStatementChoice(filters, { group: undefined }))}
        >
          {t('filter.all')}
        </Chip>
        {GROUPS.map((each) => (
          <Chip
            key={each}
            selected={group === each}
            onClick={() => onChange(withStatementChoice(filters, { group: each }))}
          >
            {t(`statement.group.${each}`)}
          </Chip>
        ))}
      </ChipRow>
      <TimeFilter
        tab="settled"
        span={span}
        onChange={(next) => onChange(withStatementChoice(filters, { span: next }))}
      />
    </div>
  );
}
