import { currencySign, formatAmount, formatMoney, shortAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { cx } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_COMBO_LEGS } from '../rules/combo-codes';
import type { WagerView } from '../slip-view';
import type { MemberSlipView } from './use-slip-view';

/** The most characters of an amount in the size of the others: ¥999,999.99. Three longer ones fit the row in a smaller size. */
const FITTING = 11;

interface AmountProps {
  readonly label: string;
  readonly small: boolean;
  readonly children: ReactNode;
}

function Amount({ label, small, children }: AmountProps) {
  return (
    <div className="min-w-0">
      <dt className="truncate text-xs text-muted">{label}</dt>
      <dd className={cx('truncate numeric', small ? 'text-xs leading-5' : 'text-sm')}>{children}</dd>
    </div>
  );
}

export interface SlipSummaryProps {
  readonly view: MemberSlipView;
  /** The wager whose stake is being entered: its venue's balance is told. */
  readonly wager: WagerView | undefined;
  /** Id of the words that say what is wrong. */
  readonly problemId: string;
}

/** Balance, stake and return beside each other; below them why the slip cannot be placed, else what its money is. */
export function SlipSummary({ view, wager, problemId }: SlipSummaryProps) {
  const { t } = useTranslation('sports');
  const currency = useCurrency();
  const { problem, isMember, totalStake, totalReturn } = view;
  const bounds = view.wagers.find((each) => each.problem === problem)?.bounds;
  // A stake that is still to come is no mistake.
  const wrong = isMember && problem !== 'missing' ? problem : undefined;
  const venue = wager?.venue;
  const balance = venue && view.balanceOf(venue);
  const sign = currencySign(currency);
  const small = [balance, totalStake, totalReturn].some(
    (amount) => amount !== undefined && formatAmount(amount, currency).length > FITTING,
  );
  return (
    <div className="text-text tabular-nums">
      <dl className="flex justify-between gap-3">
        {isMember && venue !== undefined && (
          <Amount small={small} label={t('slip.balance', { venue: t(`venue.${venue}`) })}>
            {balance === undefined ? '–' : formatAmount(balance, currency)}
          </Amount>
        )}
        <Amount small={small} label={t('slip.receipt.stake')}>
          {sign}
          <span data-testid="slip-total-stake">{formatMoney(totalStake)}</span>
        </Amount>
        <Amount small={small} label={t('slip.receipt.return')}>
          {totalReturn !== undefined && sign}
          <span data-testid="slip-return">{totalReturn === undefined ? '–' : formatMoney(totalReturn)}</span>
        </Amount>
      </dl>
      <p id={problemId} role="status" className="truncate text-xs text-warning empty:hidden">
        {wrong !== undefined &&
          t(`slip.problem.${wrong}`, {
            most: MAX_COMBO_LEGS,
            ...(bounds && { min: shortAmount(bounds.min, currency), max: shortAmount(bounds.max, currency) }),
          })}
      </p>
      {wrong === undefined && <p className="truncate text-xs text-muted">{t('slip.playMoney')}</p>}
    </div>
  );
}
