import { compareMoney, formatAmount, money, ZERO } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { useTranslation } from 'react-i18next';

/** How a turnover duty reads: what has to be bet before a prize can be withdrawn free of a fee, or that nothing has. */
export function useDutyText(): (turnover: string) => string {
  const { t } = useTranslation('activities');
  const currency = useCurrency();
  return (turnover) =>
    compareMoney(money(turnover), ZERO) > 0
      ? t('engine.duty', { turnover: formatAmount(turnover, currency) })
      : t('engine.noDuty');
}
