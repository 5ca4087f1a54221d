import { formatAmount, formatDateTime } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { useCurrency } from '@heptad/session';
import { Button } from '@heptad/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Limit } from '../protection/protection';
import { useConfirmLimitMutation, useWithdrawChangeMutation } from '../protection/protection-queries';
import { Failed } from '../protection/failed';
import type { ProtectionServices } from '../services';

/** Whether a moment, 24 hours away at most, has come; drawn anew when it does. */
function useHasCome(at: number): boolean {
  const { clock } = useServices<ProtectionServices>();
  const [come, setCome] = useState(() => (clock.now() >= at ? at : undefined));
  useEffect(() => {
    const timer = setTimeout(() => setCome(at), Math.max(0, at - clock.now()));
    return () => clearTimeout(timer);
  }, [at, clock]);
  return come === at;
}

/** A higher limit that waits: from when it may be confirmed, and the way to take it back (ROLE-010). */
export function LimitChange({
  limit: { kind, span },
  change,
}: {
  readonly limit: Limit;
  readonly change: NonNullable<Limit['change']>;
}) {
  const { t } = useTranslation('protection');
  const currency = useCurrency();
  const { language } = useServices<ProtectionServices>();
  const [withdraw, withdrawing] = useWithdrawChangeMutation();
  const [confirm, confirming] = useConfirmLimitMutation();
  const ready = useHasCome(change.readyAt);
  const wanted =
    change.amount === undefined
      ? t('limits.removal')
      : t('limits.raise', { amount: formatAmount(change.amount, currency) });
  // Each forgets how the other failed: what is said is of what was done last.
  const takeBack = (): void => {
    confirming.reset();
    void withdraw({ kind, span });
  };
  const accept = (): void => {
    withdrawing.reset();
    void confirm({ kind, span });
  };
  const time = formatDateTime(ready ? change.lapsesAt : change.readyAt, language.current());
  return (
    <div className="flex flex-col gap-2 border-t border-line px-4 py-3">
      <p className="text-sm">{wanted}</p>
      <p className="text-sm text-muted">{t(ready ? 'limits.confirmUntil' : 'limits.readyAt', { time })}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="s" variant="secondary" busy={withdrawing.isLoading} onClick={takeBack}>
          {t('limits.takeBack')}
        </Button>
        {ready && (
          <Button size="s" variant="secondary" busy={confirming.isLoading} onClick={accept}>
            {t('limits.confirm')}
          </Button>
        )}
      </div>
      <Failed error={confirming.error ?? withdrawing.error} />
    </div>
  );
}
