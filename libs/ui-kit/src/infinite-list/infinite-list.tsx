import { useEffect, useRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { cx } from '../styling/class-names';

/** How early more is asked for before the end comes into view, in CSS pixels. */
export const MORE_MARGIN = 300;

/** `more`: there may be more; `loading`: it is on its way; `end`: that was all; `error`: it could not be had. */
export type InfiniteListState = 'more' | 'loading' | 'end' | 'error';

export interface InfiniteListProps extends ComponentPropsWithoutRef<'div'> {
  readonly state: InfiniteListState;
  /** Fetches what comes next; asked once per stay in the state `more`, and when the member tries again. */
  readonly onMore: () => void;
  readonly labels: {
    readonly more: string;
    readonly loading: string;
    readonly end: string;
    readonly error: string;
    readonly retry: string;
  };
  /** The rows that are loaded. */
  readonly children: ReactNode;
}

/**
 * A list that goes on when its end comes near. The place below the list keeps its height in every state and is never what
 * the browser holds on to, so that new rows come in below what is being read. Where the browser cannot tell what is near,
 * a button asks.
 */
export function InfiniteList({ state, onMore, labels, className, children, ...rest }: InfiniteListProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);

  useEffect(() => {
    latest.current = onMore;
  });

  useEffect(() => {
    const end = sentinel.current;
    if (state !== 'more' || end === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        latest.current();
      },
      { rootMargin: `${MORE_MARGIN}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [state]);

  return (
    <div
      {...rest}
      data-state={state}
      aria-busy={state === 'loading' || undefined}
      className={cx('min-w-0', className)}
    >
      {children}
      <div
        ref={sentinel}
        className="flex min-h-[60px] flex-wrap items-center justify-center gap-x-3 px-4 py-2 text-center text-sm break-words text-muted [overflow-anchor:none]"
      >
        <span role="status" className="inline-flex max-w-full min-w-0 items-center gap-2">
          {state === 'loading' && (
            <>
              <Icon name="refresh" className="size-4 motion-safe:animate-spin" />
              {labels.loading}
            </>
          )}
          {state === 'end' && labels.end}
          {state === 'error' && (
            <>
              <Icon name="warning" className="size-4 text-danger" />
              {labels.error}
            </>
          )}
        </span>
        {state === 'error' && (
          <Button variant="plain" onClick={onMore}>
            {labels.retry}
          </Button>
        )}
        {state === 'more' && (
          <Button variant="plain" onClick={onMore}>
            {labels.more}
          </Button>
        )}
      </div>
    </div>
  );
}
