import type { ComponentPropsWithRef } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-shapes';
import { cx } from '../styling/class-names';
import { useIntoView } from './use-into-view';

/**
 * The stage of something that was sent. `undecided`: its end is not known, and the reader chooses what to do. `nothing`: it has ended,
 * and there was nothing to do.
 */
export type ProgressStatus = 'sending' | 'confirming' | 'undecided' | 'succeeded' | 'nothing' | 'failed';

/** How each stage looks; a stage without an entry does not compile. */
const LOOKS: Readonly<Record<ProgressStatus, { readonly icon: IconName; readonly tone: string }>> = {
  sending: { icon: 'refresh', tone: 'text-muted' },
  confirming: { icon: 'refresh', tone: 'text-warning' },
  undecided: { icon: 'info', tone: 'text-warning' },
  succeeded: { icon: 'check', tone: 'text-success' },
  nothing: { icon: 'info', tone: 'text-muted' },
  failed: { icon: 'warning', tone: 'text-danger' },
};

export interface ProgressNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Nothing is said while it is undefined. */
  readonly status?: ProgressStatus;
  /** The stage in words. */
  readonly text?: string;
  /** Why it failed, or whatever else belongs to the stage. */
  readonly detail?: string;
  /** What the reader can do about it; the last is the next step, where there are several. */
  readonly steps?: readonly { readonly label: string; readonly onPress: () => void }[];
}

/** The stage of something that was sent, in words, with what the reader can do. Scrolls into view with every new stage. */
export function ProgressNotice({ status, text, detail, steps = [], ...rest }: ProgressNoticeProps) {
  const notice = useIntoView<HTMLDivElement>(status);
  const isEnd = status === 'succeeded' || status === 'nothing' || status === 'failed';
  return (
    <div {...rest} role="status" aria-live="polite" className={cx('empty:hidden', rest.className)}>
      {status !== undefined && (
        // Room is left for bars that stay at the page's edges, and for the next step that may follow.
        <div
          ref={notice}
          className="flex scroll-mt-[72px] scroll-mb-[96px] flex-wrap items-center justify-end gap-3 rounded-m bg-raised p-4 shadow-1"
          data-status={status}
        >
          <p className="flex min-w-0 flex-1 basis-[180px] items-center gap-3 text-sm text-text">
            <Icon name={LOOKS[status].icon} className={LOOKS[status].tone} />
            <span className="min-w-0 break-words tabular-nums">
              {text}
              {detail !== undefined && <span className="block text-muted">{detail}</span>}
            </span>
          </p>
          {steps.length > 0 && (
            <span className="flex flex-wrap justify-end gap-2">
              {steps.map(({ label, onPress }, index) => (
                <Button
                  key={label}
                  size="s"
                  variant={isEnd || index < steps.length - 1 ? 'plain' : 'secondary'}
                  onClick={onPress}
                >
                  {label}
                </Button>
              ))}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
