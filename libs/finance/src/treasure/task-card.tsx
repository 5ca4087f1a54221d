import { useBrand, useServices } from '@heptad/feature-module';
import { formatAmount, formatDateTime } from '@heptad/formatting';
import { useSameKey, writeFailureText } from '@heptad/idempotent-write';
import { useCurrency } from '@heptad/session';
import { Badge, Button, Card, Progress } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { FinanceServices } from '../services';
import type { Task } from './treasure';
import { useClaimTreasureTaskMutation } from './treasure-queries';

const TONES = { open: 'muted', reached: 'success', claimed: 'muted' } as const;

/** One task: how many days are done, and its reward once it is reached. */
export function TaskCard({ task }: { readonly task: Task }) {
  const { t } = useTranslation('finance');
  const currency = useCurrency();
  const { language } = useServices<FinanceServices>();
  const { config } = useBrand();
  const [claim, { isLoading, error }] = useClaimTreasureTaskMutation();
  const keyOf = useSameKey();
  const refusal = writeFailureText(error, t, t('unknownOutcome'));
  const { id, days, done, reward, state, claimedAt } = task;
  const title = t('treasure.task', { count: days });
  return (
    <Card as="section" aria-label={title} className="flex flex-col gap-3">
      <h2 className="flex items-center justify-between gap-3 text-base font-semibold">
        <span className="min-w-0">{title}</span>
        <Badge tone={TONES[state]}>{t(`treasure.taskStates.${state}`)}</Badge>
      </h2>
      <p className="text-sm text-muted tabular-nums">
        {t('treasure.reward', {
          amount: formatAmount(reward, currency),
          wallet: config.labels.centreWallet[language.current()],
        })}
      </p>
      <Progress
        label={t('treasure.done')}
        value={done}
        max={days}
        valueText={t('treasure.doneDays', { done, days })}
      />
      {state === 'reached' && (
        <Button block busy={isLoading} onClick={() => void claim({ id, key: keyOf(id) })}>
          {t('treasure.claim')}
        </Button>
      )}
      {claimedAt !== undefined && (
        <p className="text-xs text-muted tabular-nums">
          {t('treasure.claimedAt', { time: formatDateTime(claimedAt, language.current()) })}
        </p>
      )}
      {refusal !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {refusal}
        </p>
      )}
    </Card>
  );
}
