import { errorText, type Translate } from '@heptad/api-client';
import { Button, Icon } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectTransfer, transferActions, type TransferProgress } from './transfer-slice';

type Open = Exclude<TransferProgress, { readonly status: 'idle' }>;

/** How each stage looks; a stage without an entry does not compile. */
const LOOKS: Record<
  Open['status'],
  { readonly icon: 'refresh' | 'check' | 'warning' | 'info'; readonly tone: string }
> = {
  sending: { icon: 'refresh', tone: 'text-muted' },
  confirming: { icon: 'refresh', tone: 'text-warning' },
  undecided: { icon: 'info', tone: 'text-warning' },
  succeeded: { icon: 'check', tone: 'text-success' },
  failed: { icon: 'warning', tone: 'text-danger' },
};

function reason(progress: Open, t: Translate): string | undefined {
  if (progress.status !== 'failed') return undefined;
  return progress.error === undefined ? progress.message : errorText(progress.error, t);
}

/** Where the last transfer stands, in words, with what the member can do about it. Says nothing when there is none. */
export function TransferStatus() {
  const { t } = useTranslation('finance');
  const dispatch = useDispatch();
  const progress = useSelector((state: { readonly transfer: TransferProgress }) => selectTransfer(state));
  const why = progress.status === 'idle' ? undefined : reason(progress, t);
  return (
    <div role="status" aria-live="polite" className="empty:hidden">
      {progress.status !== 'idle' && (
        <div
          className="flex items-center gap-3 rounded-m bg-raised p-4 shadow-1"
          data-status={progress.status}
        >
          <Icon name={LOOKS[progress.status].icon} className={LOOKS[progress.status].tone} />
          <p className="min-w-0 flex-1 text-sm text-text">
            {t(`status.${progress.status}`)}
            {why !== undefined && <span className="block text-muted">{why}</span>}
          </p>
          {progress.status === 'undecided' && (
            <Button size="s" variant="secondary" onClick={() => dispatch(transferActions.askedAgain())}>
              {t('askAgain')}
            </Button>
          )}
          {(progress.status === 'succeeded' || progress.status === 'failed') && (
            <Button size="s" variant="plain" onClick={() => dispatch(transferActions.closed())}>
              {t('close')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
