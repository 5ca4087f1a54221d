import { compareMoney, formatAmount, ZERO } from '@heptad/formatting';
import { isWriteOpen, useWriteSteps } from '@heptad/idempotent-write';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { WriteNotice } from '../payments/write-notice';
import { transferWrite, type WithTransfer } from './transfer-write';

export interface TransferStatusProps {
  /** Empty for transfers in, a venue's code for those back from it; the last one of all when left out. */
  readonly subject?: string;
  /** Code of the wallet's currency; undefined while it is not known. */
  readonly currency: string | undefined;
}

/** Where the last transfer stands; of one back, also how much of it came. */
export function TransferStatus({ subject, currency }: TransferStatusProps) {
  const { t } = useTranslation('finance');
  const progress = useSelector((state: WithTransfer) =>
    transferWrite.select(state, subject ?? lastSubject(state)),
  );
  const steps = useWriteSteps(transferWrite, progress);
  const ended = progress.status === 'succeeded' || progress.status === 'failed' ? progress : undefined;
  const came = ended?.end?.direction === 'back' ? ended.end.amount : undefined;
  const isNothing = came !== undefined && compareMoney(came, ZERO) === 0;
  const nothing = isNothing && progress.status === 'succeeded';
  const end =
    ended === undefined || came === undefined
      ? undefined
      : ended.status === 'succeeded'
        ? t(nothing ? 'status.nothingBack' : 'status.cameBack', { amount: formatAmount(came, currency) })
        : isNothing
          ? undefined
          : t('status.partBack', { amount: formatAmount(came, currency) });
  return <WriteNotice progress={progress} texts="status" steps={steps} end={end} nothing={nothing} />;
}

/** Of the open one, or else of the last one that ended. */
function lastSubject(state: WithTransfer): string {
  const writes = transferWrite.selectAll(state);
  const last = writes.filter(isWriteOpen).at(-1) ?? writes.at(-1);
  return last === undefined ? '' : transferWrite.subjectOf(last.order);
}
