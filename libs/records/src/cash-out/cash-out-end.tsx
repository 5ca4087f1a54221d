import { errorText } from '@heptad/api-client';
import { compareMoney, formatMoney, ZERO } from '@heptad/formatting';
import { Icon } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Attempt } from './cash-out-state';

type Ended = 'confirming' | 'undecided' | 'done' | 'refused';

/** How each end looks; one without an entry does not compile. */
const LOOKS: Readonly<
  Record<Ended, { readonly icon: 'refresh' | 'info' | 'check' | 'warning'; readonly tone: string }>
> = {
  confirming: { icon: 'refresh', tone: 'text-warning' },
  undecided: { icon: 'info', tone: 'text-warning' },
  done: { icon: 'check', tone: 'text-success' },
  refused: { icon: 'warning', tone: 'text-danger' },
};

/** Whether the choice is over and the sheet says what came of it. */
export function hasEnd(attempt: Attempt | undefined): attempt is Attempt & { readonly status: Ended } {
  return attempt !== undefined && attempt.status in LOOKS;
}

/** What came of a cash-out, in words. */
export function CashOutEnd({ attempt }: { readonly attempt: Attempt & { readonly status: Ended } }) {
  const { t } = useTranslation('records');
  const { status, cashOut, error } = attempt;
  const { icon, tone } = LOOKS[status];
  return (
    <div
      role={status === 'refused' ? 'alert' : 'status'}
      data-status={status}
      className="flex flex-col items-center gap-2 py-4 text-center"
    >
      <Icon name={icon} className={`size-8 ${tone}`} />
      <p className="text-base font-semibold text-text">{t(`cashOut.end.${status}`)}</p>
      {cashOut !== undefined && (
        <>
          <p className="numeric text-2xl font-semibold text-text">{formatMoney(cashOut.paid)}</p>
          <p className="text-sm text-muted">
            {compareMoney(cashOut.running, ZERO) > 0
              ? t('cashOut.runsOn', { rest: formatMoney(cashOut.running) })
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
