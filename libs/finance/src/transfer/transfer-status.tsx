import { compareMoney, formatMoney, ZERO } from '@heptad/formatting';
import { useWriteSteps } from '@heptad/idempotent-write';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { WriteNotice } from '../payments/write-notice';
import { transferWrite, type WithTransfer } from './transfer-write';

/** Where the last transfer stands; of one back, also how much of it came. */
export function TransferStatus() {
  const { t } = useTranslation('finance');
  const progress = useSelector((state: WithTransfer) => transferWrite.select(state));
  const steps = useWriteSteps(transferWrite, progress);
  const ended = progress.status === 'succeeded' || progress.status === 'failed' ? progress : undefined;
  const came = ended?.end?.direction === 'back' ? ended.end.amount : undefined;
  const isNothing = came !== undefined && compareMoney(came, ZERO) === 0;
  const end =
    ended === undefined || came === undefined
      ? undefined
      : ended.status === 'succeeded'
        ? t(isNothing ? 'status.nothingBack' : 'status.cameBack', { amount: formatMoney(came) })
        : isNothing
          ? undefined
          : t('status.partBack', { amount: formatMoney(came) });
  return <WriteNotice progress={progress} texts="status" steps={steps} end={end} />;
}
