import { errorText } from '@heptad/api-client';
import { compareMoney, formatAmount, ZERO } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Icon } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { isValueChanged, type CashOutAttempt } from './cash-out-write';

/** How each end looks. */
const LOOKS = {
  confirming: { icon: 'refresh', tone: 'text-warning' },
  undecided: { icon: 'info', tone: 'text-warning' },
  succeeded: { icon: 'check', tone: 'text-success' },
  failed: { icon: 'warning', tone: 'text-danger' },
} as const;

type Ended = CashOutAttempt & { readonly status: keyof typeof LOOKS };

/** Whether the choice is over and the sheet says what came of it. A new offer is a choice again. */
export function hasEnd(attempt: CashOutAttempt | undefined): attempt is Ended {
  return attempt !== undefined && attempt.status in LOOKS && !isValueChanged(attempt);
}

/** What came of a cash-out, in words. */
export function CashOutEnd({ attempt }: { readonly attempt: Ended }) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const { status } = attempt;
  const cashOut = status === 'succeeded' && attempt.end.state === 'done' ? attempt.end.cashOut : undefined;
  const error = status === 'failed' ? attempt.error : undefined;
  const { icon, tone } = LOOKS[status];
  return (
    <div
      role={status === 'failed' ? 'alert' : 'status'}
      data-status={status}
      className="flex flex-col items-center gap-2 py-4 text-center"
    >
      <Icon name={icon} className={`size-8 ${tone}`} />
      <p className="text-base font-semibold text-text">{t(`cashOut.end.${status}`)}</p>
      {cashOut !== undefined && (
        <>
          <p className="numeric text-2xl font-semibold text-text">{formatAmount(cashOut.paid, currency)}</p>
          <p className="text-sm text-muted">
            {compareMoney(cashOut.running, ZERO) > 0
              ? t('cashOut.runsOn', { rest: formatAmount(cashOut.running, currency) })
              : t('cashOut.over')}
          </p>
        </>
      )}
      {status === 'confirming' && <p className="text-sm text-muted">{t('cashOut.confirmingWhy')}</p>}
      {status === 'undecided' && <p className="text-sm text-muted">{t('cashOut.undecidedWhy')}</p>}
      {error !== undefined && <p className="text-sm text-muted">{errorText(error, t)}</p>}
    </div>
  );
}
