import { formatAmount } from '@heptad/formatting';
import { useWriteSteps } from '@heptad/idempotent-write';
import { useCurrency } from '@heptad/session';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { WriteNotice } from '../payments/write-notice';
import { treasureWrite, type WithTreasure } from './treasure-write';

/** Where the last move stands. */
export function MoveStatus() {
  const { t } = useTranslation('finance');
  const currency = useCurrency();
  const progress = useSelector((state: WithTreasure) => treasureWrite.select(state));
  const steps = useWriteSteps(treasureWrite, progress);
  const end = progress.status === 'succeeded' ? progress.end : undefined;
  return (
    <WriteNotice
      progress={progress}
      texts="treasure.status"
      steps={steps}
      end={end && t(`treasure.moved.${end.direction}`, { amount: formatAmount(end.amount, currency) })}
    />
  );
}
