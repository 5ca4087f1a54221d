import { defined } from '@heptad/formatting';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { PullToRefresh } from '../pull-to-refresh/pull-to-refresh';
import { ErrorState, OfflineState } from '../state-message/state-message';
import { cx } from '../styling/class-names';
import { PAGE_COLUMN, PAGE_TOP } from '../styling/page-shape';
import { TopBar, type TopBarBack } from '../top-bar/top-bar';

/** What such a page says of itself, by the names under which a feature's texts have it. */
export type RefreshWord =
  'refresh' | 'retry' | 'pull.pull' | 'pull.release' | 'pull.refreshing' | 'loadFailed' | 'offline';

/** The state of the query. */
export interface RefreshQuery {
  readonly isFetching: boolean;
  /** Asks again; settles when the answer is there. */
  readonly refetch: () => Promise<unknown>;
  /** What has been answered so far. */
  readonly data?: unknown;
  /** Why there is no answer; left out where the content says so itself. */
  readonly error?: unknown;
}

export interface RefreshPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  readonly title: string;
  readonly back?: TopBarBack | undefined;
  readonly query: RefreshQuery;
  /** The page's words: a feature's own `t`. */
  readonly say: (word: RefreshWord) => string;
  /** The classes of the column that holds the content. */
  readonly column?: string | undefined;
  /** The content, or what stands for it while it is on its way. */
  readonly children: ReactNode;
}

function isOffline(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'offline';
}

/** A page of one list that is asked for again by pulling it down or by its button, with a next step where it cannot be had. */
export function RefreshPage({
  title,
  back,
  query: { isFetching, refetch, data, error },
  say,
  column = `${PAGE_COLUMN} max-w-4xl`,
  className,
  children,
  ...rest
}: RefreshPageProps) {
  const refresh = (): void => void refetch();
  const offline = isOffline(error);
  const State = offline ? OfflineState : ErrorState;
  const failed = data === undefined && error !== undefined;
  return (
    <div {...rest} className={cx(PAGE_TOP, className)}>
      <TopBar
        title={title}
        {...defined({ back })}
        actions={
          <IconButton
            icon="refresh"
            label={say('refresh')}
            aria-busy={isFetching}
            onClick={refresh}
            className="text-current!"
          />
        }
      />
      <PullToRefresh
        onRefresh={refetch}
        labels={{
          pull: say('pull.pull'),
          release: say('pull.release'),
          refreshing: say('pull.refreshing'),
        }}
      >
        <main className={column}>
          {failed ? (
            <State
              title={say(offline ? 'offline' : 'loadFailed')}
              retryLabel={say('retry')}
              retrying={isFetching}
              onRetry={refresh}
            />
          ) : (
            children
          )}
        </main>
      </PullToRefresh>
    </div>
  );
}
