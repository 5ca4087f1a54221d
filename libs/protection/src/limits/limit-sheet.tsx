import { formatAmount, ownTimeZone } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { BottomSheet, Button, MoneyField } from '@heptad/ui-kit';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../protection/failed';
import type { Limit } from '../protection/protection';
import { useSetLimitMutation } from '../protection/protection-queries';
import { readLimit } from './limit-rules';

/** Sets one limit: says beforehand whether it holds at once or waits a day (ROLE-009, ROLE-010). */
export function LimitSheet({
  limit: { kind, span, amount },
  title,
  onClose,
}: {
  readonly limit: Limit;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('protection');
  const currency = useCurrency();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const [setLimit, setting] = useSetLimitMutation();
  const reading = readLimit(text, amount);
  const send = async (wanted: string | undefined): Promise<void> => {
    // Limits are counted over the days of the member's own zone.
    const name = { kind, span, timeZone: ownTimeZone() };
    const { error } = await setLimit(wanted === undefined ? name : { ...name, amount: wanted });
    if (error === undefined) onClose();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (reading.ok) void send(reading.amount);
  };
  return (
    <BottomSheet open onOpenChange={(open) => !open && onClose()} title={title} closeLabel={t('close')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 px-4 pb-4">
        <MoneyField
          label={t('limits.amount')}
          value={text}
          onValueChange={setText}
          description={
            amount === undefined
              ? t('limits.noneYet')
              : t('limits.now', { amount: formatAmount(amount, currency) })
          }
          error={tried && !reading.ok ? t(`limits.problem.${reading.problem}`) : undefined}
        />
        <p aria-live="polite" className="text-sm text-muted">
          {t(reading.ok && reading.waits ? 'limits.willWait' : 'limits.atOnce')}
        </p>
        <Failed error={setting.error} />
        <Button type="submit" block busy={setting.isLoading}>
          {t(reading.ok && reading.waits ? 'limits.ask' : 'limits.set')}
        </Button>
        {amount !== undefined && (
          <Button block variant="plain" disabled={setting.isLoading} onClick={() => void send(undefined)}>
            {t('limits.remove')}
          </Button>
        )}
      </form>
    </BottomSheet>
  );
}
