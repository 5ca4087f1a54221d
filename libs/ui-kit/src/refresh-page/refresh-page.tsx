import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { PullToRefresh, type PullToRefreshProps } from '../pull-to-refresh/pull-to-refresh';
import { ErrorState, OfflineState } from '../state-message/state-message';
import { cx } from '../styling/class-names';
import { PAGE_COLUMN, PAGE_TOP } from '../title-page/title-page';
import { TopBar, type TopBarBack } from '../top-bar/top-bar';

export interface RefreshPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  readonly title: string;
  readonly back?: TopBarBack | undefined;
  readonly labels: PullToRefreshProps['labels'] & { readonly refresh: string; readonly retry: string };
  /** Asks anew; settles when the answer is there. */
  readonly onRefresh: () => Promise<unknown>;
  readonly refreshing: boolean;
  /** Why there is nothing to show: no network, or what the title says. */
  readonly failure?: { readonly offline: boolean; readonly title: string } | undefined;
  /** The content, or what stands for it while it is on its way. */
  readonly children: ReactNode;
}

/** A page of one list that is asked for anew by pulling it down or by its button, with a way on where it cannot be had. */
export function RefreshPage({
  title,
  back,
  labels,
  onRefresh,
  refreshing,
  failure,
  className,
  children,
  ...rest
}: RefreshPageProps) {
  const refresh = (): void => void onRefresh();
  const State = failure?.offline === true ? OfflineState : ErrorState;
  return (
    <div {...rest} className={cx(PAGE_TOP, className)}>
      <TopBar
        title={title}
        {...(back !== undefined && { back })}
        actions={
          <IconButton
            icon="refresh"
            label={labels.refresh}
            aria-busy={refreshing}
            onClick={refresh}
            className="text-current!"
          />
        }
      />
      <PullToRefresh onRefresh={onRefresh} labels={labels}>
        <main className={`${PAGE_COLUMN} max-w-4xl`}>
          {failure === undefined ? (
            children
          ) : (
            <State title={failure.title} retryLabel={labels.retry} retrying={refreshing} onRetry={refresh} />
          )}
        </main>
      </PullToRefresh>
    </div>
  );
}
