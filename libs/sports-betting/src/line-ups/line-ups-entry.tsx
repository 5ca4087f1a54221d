import { lazyWithMessages } from '@heptad/feature-module';
import { cx, Skeleton } from '@heptad/ui-kit';
import { Suspense } from 'react';
import { hasLineUps, type LineUpMatch } from './has-line-ups';
import { TabFace } from './tab-face';

const LineUpsRow = lazyWithMessages('sports', () => import('./line-ups-row'));

export interface LineUpsEntryProps {
  readonly match: LineUpMatch;
  readonly className?: string;
  /** What it is called where it is one of several tabs in place of a row of its own. */
  readonly tab?: string;
}

/**
 * The entry to the line-ups of a match (ROUTE-081, ROUTE-082): a row or a tab that opens them over the page. Its place is kept while its code is
 * fetched. Nothing in sports without named players.
 */
export function LineUpsEntry({ match, className, tab }: LineUpsEntryProps) {
  if (!hasLineUps(match)) return null;
  return (
    <div
      className={cx(
        tab !== undefined ? 'max-w-[132px] min-w-[68px] flex-[1_0_auto]' : 'h-[48px] border-y border-line',
        className,
      )}
    >
      <Suspense
        fallback={tab === undefined ? <Skeleton className="my-[12px] h-[24px]" /> : <TabFace label={tab} />}
      >
        <LineUpsRow match={match} tab={tab} />
      </Suspense>
    </div>
  );
}
