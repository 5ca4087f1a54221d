import { PATHS } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Cell, List, Skeleton } from '@heptad/ui-kit';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityOf } from '../../engine/activity';
import { fixtureOrder } from '../../engine/match/fixture-order';
import { FixturesCard } from '../../engine/match/fixtures-card';
import { ChampionCard } from './champion-card';

// What a first screen does not need.
const StepsCard = lazy(async () => ({
  default: (await import('../../engine/board/steps-card')).StepsCard,
}));
const TournamentTables = lazy(() => import('./tournament-tables'));

/** How many matches the first page shows; the schedule has all. */
const NEXT = 3;

/** What only the tournament shows: the pick of its winner, the next matches, groups and bracket, and the pages below it. */
export function EuropeanBoard({ activity }: { readonly activity: ActivityOf<'european'> }) {
  const { t } = useTranslation('activities');
  const isMember = useIsMember();
  const { board } = activity;
  const pages = [
    ['schedule', PATHS.activityEuropeanEuropeanSchedule],
    ['stars', PATHS.activityEuropeanEuropeanStars],
    ['winners', PATHS.activityEuropeanEuropeanWinners],
    ...(isMember ? [['records', PATHS.activityEuropeanEuropeanRecords] as const] : []),
  ] as const;
  return (
    <>
      <ChampionCard activity={activity} />
      <Suspense fallback={<Skeleton className="h-40 rounded-l" />}>
        <StepsCard
          title={t('european.steps')}
          steps={board.steps}
          aside={t('engine.match.standing', { right: board.right, decided: board.decided })}
        />
      </Suspense>
      <FixturesCard
        activity={activity}
        fixtures={fixtureOrder(board.fixtures).slice(0, NEXT)}
        title={t('european.next')}
      />
      <List className="shadow-1">
        {pages.map(([name, path]) => (
          <Cell key={name} title={t(`european.${name}`)} href={path} />
        ))}
      </List>
      <Suspense fallback={<Skeleton className="h-60 rounded-l" />}>
        <TournamentTables bracket={board.bracket} groups={board.groups} />
      </Suspense>
    </>
  );
}
