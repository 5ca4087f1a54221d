import { Skeleton } from '@heptad/ui-kit';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import BeginnerCard from '../match-card/beginner-card';
import { intervalOf, useMatchListQuery } from '../match/list-queries';
import type { MatchShape } from '../match/match-shape';
import { usePolling } from '../polling/use-polling';
import { relatedMatches, listKindsOf } from './related-matches';

/** Of the sport's next matches, this many are searched for related ones. */
const LOOKED_THROUGH = 40;
const CARD_HEIGHT = 170;

/** Asks one list of the match's sport for its first matches, and keeps their prices fresh. */
function useListOfKind(
  { venue, sport }: MatchShape,
  listKind: ReturnType<typeof listKindsOf>[number] | undefined,
) {
  const skip = listKind === undefined;
  const list = { venue, period: listKind ?? 'today', sport, first: LOOKED_THROUGH } as const;
  const { currentData, isError, refetch } = useMatchListQuery(list, { skip });
  usePolling(
    async () => (skip ? undefined : refetch()),
    intervalOf(list.period),
    `related ${venue} ${sport} ${listKind ?? 'none'}`,
  );
  return { matches: currentData, isSettled: skip || currentData !== undefined || isError };
}

export interface RelatedListProps {
  readonly match: MatchShape;
  /** Stands there where there are none; nothing unless given. */
  readonly empty?: ReactNode;
}

/** Other matches of the same league, then the sport's next ones, each with who wins. */
export function RelatedList({ match, empty = null }: RelatedListProps) {
  const { t } = useTranslation('sports');
  const title = useId();
  const [first, second] = listKindsOf(match.sport);
  const running = useListOfKind(match, first);
  const coming = useListOfKind(match, second);
  const isSettled = running.isSettled && coming.isSettled;
  const related = relatedMatches(match, [...(running.matches ?? []), ...(coming.matches ?? [])]);
  // A failure is not shown: the member came for this match, not for others.
  if (isSettled && related.length === 0) return empty;
  return (
    <section aria-labelledby={title} aria-busy={!isSettled} className="flex flex-col">
      <h2 id={title} className="px-3 pt-4 pb-2 text-base font-medium text-text">
        {t('related.title')}
      </h2>
      <div className="overflow-hidden lg:rounded-l lg:shadow-1">
        {isSettled
          ? related.map((each) => (
              <div key={each.id} className="bg-raised">
                <p className="truncate px-3 pt-2 text-xs text-muted">{each.league.name}</p>
                <BeginnerCard match={each} />
              </div>
            ))
          : [1, 2, 3].map((row) => (
              <Skeleton key={row} className="mb-px" style={{ height: CARD_HEIGHT - 1 }} />
            ))}
      </div>
    </section>
  );
}
