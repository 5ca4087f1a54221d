import { errorText, type Translate } from '@heptad/api-client';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ProgressNotice } from '../payments/progress-notice';
import { selectTransfer, transferActions, type TransferProgress } from './transfer-slice';

function reason(progress: TransferProgress, t: Translate): string | undefined {
  if (progress.status !== 'failed') return undefined;
  return progress.error === undefined ? progress.message : errorText(progress.error, t);
}

/** Where the last transfer stands, in words, with what the member can do about it. Says nothing when there is none. */
export function TransferStatus() {
  const { t } = useTranslation('payments');
  const dispatch = useDispatch();
  const progress = useSelector((state: { readonly transfer: TransferProgress }) => selectTransfer(state));
  const status = progress.status === 'idle' ? undefined : progress.status;
  return (
    <ProgressNotice
      status={status}
      text={status === undefined ? '' : t(`status.${status}`)}
      reason={reason(progress, t)}
      onAskAgain={() => dispatch(transferActions.askedAgain())}
      onClose={() => dispatch(transferActions.closed())}
    />
  );
}
