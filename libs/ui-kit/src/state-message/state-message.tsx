import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-shapes';
import { cx } from '../styling/class-names';

interface StateWords extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** The brand's picture in place of the icon. */
  readonly art?: ReactNode;
}

interface StateMessageProps extends StateWords {
  readonly icon: IconName;
  readonly action?: ReactNode;
}

function StateMessage({ title, description, art, icon, action, className, ...rest }: StateMessageProps) {
  return (
    <div
      {...rest}
      className={cx('flex flex-col items-center justify-center gap-3 px-6 py-10 text-center', className)}
    >
      {art ?? <Icon name={icon} className="size-12 text-muted" />}
      <p className="max-w-full text-base font-medium break-words text-text">{title}</p>
      {description !== undefined && (
        <p className="max-w-[22rem] text-sm break-words text-muted">{description}</p>
      )}
      {action}
    </div>
  );
}

export interface EmptyStateProps extends StateWords {
  readonly icon?: IconName;
  readonly action?: ReactNode;
}

/** Said when the answer is there and holds nothing; never while it is still on its way. */
export function EmptyState({ icon = 'records', ...rest }: EmptyStateProps) {
  return <StateMessage role="status" {...rest} icon={icon} data-state="empty" />;
}

/** A message with a way to try again. */
interface RetryProps extends StateWords {
  readonly retryLabel: string;
  readonly onRetry: () => void;
  /** The next try is under way. */
  readonly retrying?: boolean;
}

interface RetryMessageProps extends RetryProps {
  readonly icon: IconName;
}

function RetryMessage({ retryLabel, onRetry, retrying = false, ...rest }: RetryMessageProps) {
  const retry = (
    <Button variant="secondary" busy={retrying} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return <StateMessage {...rest} action={retry} />;
}

export type ErrorStateProps = RetryProps;

/** Said when something could not be had, with a way to try again. */
export function ErrorState(props: ErrorStateProps) {
  return <RetryMessage role="alert" {...props} icon="warning" data-state="error" />;
}

export type OfflineStateProps = RetryProps;

/** Said when there is no network. */
export function OfflineState(props: OfflineStateProps) {
  return <RetryMessage role="status" {...props} icon="offline" data-state="offline" />;
}
