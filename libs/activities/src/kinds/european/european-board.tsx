import { PATHS } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Cell, List } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ActivityOf } from '../../engine/activity';
import { StepsCard } from '../../engine/board/steps-card';
import { fixtureOrder } from '../../engine/match/fixture-order';
import { FixturesCard } from '../../engine/match/fixtures-card';
import { BracketCard } from './bracket-card';
import { ChampionCard } from './champion-card';
import { GroupsCard } from './groups-card';

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
      <StepsCard
        title={t('european.steps')}
        steps={board.steps}
        aside={t('engine.match.standing', { right: board.right, decided: board.decided })}
      />
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
      <BracketCard bracket={board.bracket} />
      <GroupsCard groups={board.groups} />
    </>
  );
}
