import { skipToken } from '@reduxjs/toolkit/query';
import { Skeleton } from '@heptad/ui-kit';
import { lazy, Suspense } from 'react';
import { useMatchQuery } from '../match/list-queries';
import type { MatchShape } from '../match/match-shape';
import { MatchMedia } from './match-media';
import { mediaOf } from './media';
import { useMatchAddress } from './use-match-address';

export const RelatedList = lazy(async () => ({
  default: (await import('../related/related-list')).RelatedList,
}));

/** Height of the stage's tabs and of what they open, CSS pixels. */
export const STAGE_HEIGHT = 236;

/** The match whose page is open; undefined until the page has it, and where the address names none. */
function useMatchOfPage(): MatchShape | undefined {
  return useMatchQuery(useMatchAddress() ?? skipToken).currentData;
}

/** Beside a match's page in the full-site layout, always in view: its animation, pictures, statistics and events. */
export function StageRail() {
  const match = useMatchOfPage();
  if (match === undefined)
    return <Skeleton className="shrink-0 rounded-l" style={{ height: STAGE_HEIGHT }} />;
  if (mediaOf(match).length === 0) return null;
  return (
    <div className="shrink-0 overflow-hidden rounded-l bg-raised shadow-1">
      <MatchMedia key={match.id} match={match} beside />
    </div>
  );
}

/** Beside a match's page in the full-site layout: what else is on. */
export function RelatedRail() {
  const match = useMatchOfPage();
  if (match === undefined) return null;
  return (
    <Suspense fallback={null}>
      <RelatedList match={match} />
    </Suspense>
  );
}
