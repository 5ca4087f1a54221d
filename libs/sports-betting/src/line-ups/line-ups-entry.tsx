import { lazyWithMessages } from '@heptad/feature-module';
import { cx, Skeleton } from '@heptad/ui-kit';
import { Suspense } from 'react';
import { hasLineUps, type LineUpMatch } from './has-line-ups';

const LineUpsRow = lazyWithMessages('sports', () => import('./line-ups-row'));

export interface LineUpsEntryProps {
  readonly match: LineUpMatch;
  readonly className?: string;
}

/**
 * The entry to the line-ups of a match (ROUTE-081, ROUTE-082): a row that opens them over the page. Its place is kept while its code is
 * fetched. Nothing in sports without named players.
 */
export function LineUpsEntry({ match, className }: LineUpsEntryProps) {
  if (!hasLineUps(match)) return null;
  return (
    <div className={cx('h-[48px] border-y border-line', className)}>
      <Suspense fallback={<Skeleton className="my-[12px] h-[24px] rounded-s" />}>
        <LineUpsRow match={match} />
      </Suspense>
    </div>
  );
}
