import { PATHS } from '@heptad/feature-module';
import type { Money } from '@heptad/formatting';
import { Cell, List, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLockedMoneyQuery } from './wallet-queries';
import { useShownMoney } from './use-shown-money';

/** Turnover still required, and what of it and of the money is bonus or waits in withdrawals. */
export function LockedCard({ currency }: { readonly currency: string }) {
  const { t } = useTranslation('finance');
  const shown = useShownMoney(currency);
  const { data, isError } = useLockedMoneyQuery(undefined, { refetchOnMountOrArgChange: true });
  const value = (amount: Money | undefined) =>
    amount === undefined && !isError ? (
      <Skeleton className="h-5 w-16" />
    ) : (
      <span className="text-base text-text">{amount === undefined ? '–' : shown(amount)}</span>
    );
  return (
    <List aria-label={t('wallets.locked')} className="shadow-1">
      <Cell title={t('wallets.turnover')} href={PATHS.mineAudit} trailing={value(data?.turnoverLeft)} />
      <Cell title={t('wallets.bonus')} href={PATHS.mineAudit} trailing={value(data?.bonus)} />
      <Cell
        title={t('wallets.withdrawing')}
        href={PATHS.mineFinanceWithDraw}
        trailing={value(data?.withdrawing)}
      />
    </List>
  );
}
