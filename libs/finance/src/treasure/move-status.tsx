import { formatMoney } from '@heptad/formatting';
import { useWriteSteps } from '@heptad/idempotent-write';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { WriteNotice } from '../payments/write-notice';
import { treasureWrite, type WithTreasure } from './treasure-write';

/** Where the last move stands. */
export function MoveStatus() {
  const { t } = useTranslation('finance');
  const progress = useSelector((state: WithTreasure) => treasureWrite.select(state));
  const steps = useWriteSteps(treasureWrite, progress);
  const end = progress.status === 'succeeded' ? progress.end : undefined;
  return (
    <WriteNotice
      progress={progress}
      texts="treasure.status"
      steps={steps}
      end={end && t(`treasure.moved.${end.direction}`, { amount: formatMoney(end.amount) })}
    />
  );
}
