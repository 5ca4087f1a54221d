import { errorText } from '@heptad/api-client';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { PaymentKind } from './payments-port';
import { paymentActions, type PaymentProgress } from './payments-slice';
import { ProgressNotice } from './progress-notice';

/** Where each kind's texts stand. */
const TEXTS: Record<PaymentKind, string> = { deposit: 'deposit', withdrawal: 'withdraw' };

export interface PaymentStatusProps {
  readonly kind: PaymentKind;
  readonly progress: PaymentProgress;
}

/** Where the last payment of a kind stands, in words. Says nothing when there is none. */
export function PaymentStatus({ kind, progress }: PaymentStatusProps) {
  const { t } = useTranslation('payments');
  const dispatch = useDispatch();
  const status = progress.status === 'idle' ? undefined : progress.status;
  return (
    <ProgressNotice
      status={status}
      text={status === undefined ? '' : t(`${TEXTS[kind]}.status.${status}`)}
      reason={progress.status === 'failed' ? errorText(progress.error, t) : undefined}
      onAskAgain={() =>
        progress.status === 'undecided' && dispatch(paymentActions.askedAgain({ kind, key: progress.key }))
      }
      onClose={() => dispatch(paymentActions.closed(kind))}
    />
  );
}
