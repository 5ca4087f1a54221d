import { formatAmount } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { useSameKey, writeFailureText } from '@heptad/idempotent-write';
import { useCurrency } from '@heptad/session';
import { Button, TOAST_KIND, type ButtonSize } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { RecordsServices } from '../services';
import type { Reward } from './reward';
import { useClaimRewardMutation } from './reward-queries';

export interface ClaimButtonProps {
  readonly reward: Reward;
  readonly size: ButtonSize;
  readonly block?: boolean;
}

/** Claims a prize. Pressed again after an answer was lost, it is the same claim. */
export function ClaimButton({ reward, size, block = false }: ClaimButtonProps) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const { toast } = useServices<RecordsServices>();
  const [claim, { isLoading, error }] = useClaimRewardMutation();
  const keyOf = useSameKey();
  const failure = writeFailureText(error, t, t('reward.unknownOutcome'));
  const press = async (): Promise<void> => {
    const answer = await claim({ id: reward.id, key: keyOf({ id: reward.id }) });
    if (answer.error !== undefined) return;
    toast.show({
      kind: TOAST_KIND.success,
      text: t('reward.paid', { amount: formatAmount(reward.amount, currency) }),
    });
  };
  return (
    <span className="flex flex-col gap-1">
      <Button
        size={size}
        block={block}
        busy={isLoading}
        aria-label={t('reward.claimOf', { title: reward.title })}
        onClick={() => void press()}
      >
        {t('reward.claim')}
      </Button>
      {failure !== undefined && (
        <span role="alert" className="text-xs text-danger">
          {failure}
        </span>
      )}
    </span>
  );
}
