import { Button, Icon } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useIntoView } from './use-into-view';

/** Where something that was sent stands. `undecided`: nobody has said yet, and the member may ask. */
export type ProgressStatus = 'sending' | 'confirming' | 'undecided' | 'succeeded' | 'failed';

/** How each stage looks; a stage without an entry does not compile. */
const LOOKS: Record<
  ProgressStatus,
  { readonly icon: 'refresh' | 'check' | 'warning' | 'info'; readonly tone: string }
> = {
  sending: { icon: 'refresh', tone: 'text-muted' },
  confirming: { icon: 'refresh', tone: 'text-warning' },
  undecided: { icon: 'info', tone: 'text-warning' },
  succeeded: { icon: 'check', tone: 'text-success' },
  failed: { icon: 'warning', tone: 'text-danger' },
};

export interface ProgressNoticeProps {
  /** Nothing is said while it is undefined. */
  readonly status: ProgressStatus | undefined;
  /** The stage in words. */
  readonly text: string;
  /** Why it failed. */
  readonly reason: string | undefined;
  readonly onAskAgain: () => void;
  readonly onClose: () => void;
}

/** Where the last money write stands, in words, with what the member can do about it; comes into view with every stage. */
export function ProgressNotice({ status, text, reason, onAskAgain, onClose }: ProgressNoticeProps) {
  const { t } = useTranslation('payments');
  const notice = useIntoView<HTMLDivElement>(status);
  return (
    <div role="status" aria-live="polite" className="empty:hidden">
      {status !== undefined && (
        // Room is left for bars that stay at the page's edges, and for the way on that may follow.
        <div
          ref={notice}
          className="flex scroll-mt-[72px] scroll-mb-[96px] items-center gap-3 rounded-m bg-raised p-4 shadow-1"
          data-status={status}
        >
          <Icon name={LOOKS[status].icon} className={LOOKS[status].tone} />
          <p className="min-w-0 flex-1 text-sm text-text">
            {text}
            {reason !== undefined && <span className="block text-muted">{reason}</span>}
          </p>
          {status === 'undecided' && (
            <Button size="s" variant="secondary" onClick={onAskAgain}>
              {t('askAgain')}
            </Button>
          )}
          {(status === 'succeeded' || status === 'failed') && (
            <Button size="s" variant="plain" onClick={onClose}>
              {t('close')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
