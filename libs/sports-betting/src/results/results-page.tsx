import { Chip, DateStrip, ErrorState, panelOf, Skeleton, Tabs, TopBar } from '@heptad/ui-kit';
import { lazyWithMessages, PATHS, useBack, useServices } from '@heptad/feature-module';
import type { SportKey } from '@heptad/venue-gateway';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SlipWhenUsed } from '../bet-slip/ui/slip-when-used';
import { leaguesOf } from '../list-tools/leagues-of';
import { dayBounds } from '../list-tools/list-days';
import { EVERYTHING, isPicked, NOTHING } from '../list-tools/picked';
import type { SportsServices } from '../services';
import { VenueTabs } from '../venue-choice/venue-tabs';
import { resultDays } from './result-days';
import { ResultList, ResultSkeleton } from './result-list';
import { useResultsQuery, useResultSportsQuery } from '../match/result-queries';
import { useResultAddress } from './use-result-address';

export { messages } from './result-texts';

const LeagueFilter = lazyWithMessages('sports', () => import('../list-tools/league-filter'));

/** Seconds after which results of a day that is not over are asked for again. */
const REFRESH_S = 60;

type Address = ReturnType<typeof useResultAddress>;

/** The results of one sport on one day, and the ways to look at fewer of them. */
function DayOfSport({
  choice,
  refinement,
  refine,
  sport,
  opened,
  open,
}: Address & { readonly sport: SportKey }) {
  const { t } = useTranslation('sports');
  const [choosing, setChoosing] = useState(false);
  const { venue, day } = choice;
  const bounds = dayBounds(day) ?? { from: 0, to: 0 };
  const { currentData, isError, isFetching, refetch } = useResultsQuery(
    { venue, sport, ...bounds },
    { refetchOnMountOrArgChange: REFRESH_S },
  );
  const leagues = leaguesOf(currentData ?? []);
  const shown = leagues.filter(({ league }) => isPicked(refinement.leagues, league.id)).length;
  const isFiltered = shown < leagues.length;
  return (
    <>
      <div
        role="group"
        aria-label={t('tools.label')}
        className="flex h-[52px] items-center gap-2 border-b border-line bg-surface px-3"
      >
        <Chip
          aria-haspopup="dialog"
          selected={isFiltered}
          {...(isFiltered && { count: `${shown}/${leagues.length}` })}
          disabled={leagues.length === 0}
          onClick={() => setChoosing(true)}
        >
          {t('tools.leagues')}
        </Chip>
        <Chip
          selected={refinement.folded.all}
          disabled={leagues.length === 0}
          onClick={() => refine({ folded: refinement.folded.all ? NOTHING : EVERYTHING })}
        >
          {t('tools.foldAll')}
        </Chip>
        {currentData !== undefined && (
          <span role="status" className="numeric ml-auto text-xs text-muted">
            {t('results.count', { count: currentData.length })}
          </span>
        )}
      </div>
      {isError && currentData !== undefined && (
        <p role="alert" className="bg-sunken px-3 py-2 text-center text-xs text-warning">
          {t('results.notUpToDate')}
        </p>
      )}
      <ResultList
        venue={venue}
        sport={sport}
        matches={currentData}
        isError={isError}
        retrying={isFetching}
        onRetry={() => void refetch()}
        refinement={refinement}
        onRefine={refine}
        opened={opened}
        onOpen={open}
      />
      {choosing && (
        <Suspense fallback={null}>
          <LeagueFilter
            leagues={leagues}
            picked={refinement.leagues}
            onPick={(picked) => refine({ leagues: picked })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface ResultsProps {
  readonly address: Address;
  /** Undefined until the venue's sports are known. */
  readonly sports: readonly SportKey[] | undefined;
  readonly sport: SportKey | undefined;
  readonly isError: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** What is said below the choice of venue, sport and day. */
function Results({ address, sports, sport, isError, retrying, onRetry }: ResultsProps) {
  const { t } = useTranslation('sports');
  return (
    <>
      {sports === undefined && isError && (
        <ErrorState
          title={t('results.failed')}
          retryLabel={t('retry')}
          retrying={retrying}
          onRetry={onRetry}
        />
      )}
      {sports === undefined && !isError && <ResultSkeleton />}
      {sport !== undefined && <DayOfSport {...address} sport={sport} />}
      <p className="px-4 py-6 text-center text-xs text-muted text-balance">{t('results.notice')}</p>
    </>
  );
}

/** How matches ended (ROUTE-082): by venue, sport and day, today and two weeks back. */
export default function ResultsPage() {
  const { t } = useTranslation('sports');
  const panel = useId();
  const back = useBack(PATHS.homeSports);
  const { language } = useServices<SportsServices>();
  const address = useResultAddress();
  const { order, today, choice, choose } = address;
  const { currentData: sports, isError, isFetching, refetch } = useResultSportsQuery(choice.venue);
  const sport = sports?.find((each) => each === choice.sport) ?? sports?.[0];
  return (
    <>
      <div className="min-w-0 lg:pt-[20px]">
        <TopBar joined title={t('tools.results')} back={{ label: t('back'), onPress: back }} />
        <main className="min-h-dvh pb-24 lg:pb-0">
          <div className="flex min-h-[52px] items-center bg-head px-3 text-on-head">
            <VenueTabs
              venues={order}
              value={choice.venue}
              onChange={(venue) => choose({ venue })}
              panel={panel}
            />
          </div>
          <div className="h-[44px] border-b border-line bg-surface empty:hidden">
            {sports === undefined && !isError && <Skeleton className="h-full" />}
            {sport !== undefined && sports !== undefined && (
              <Tabs<SportKey>
                label={t('sportsStrip')}
                panel={panel}
                value={sport}
                onValueChange={(each) => choose({ sport: each })}
                items={sports.map((value) => ({ value, label: t(`sport.${value}`) }))}
              />
            )}
          </div>
          <DateStrip
            label={t('days.label')}
            days={resultDays(today).map((date) => ({ date }))}
            today={today}
            value={choice.day}
            onValueChange={(day) => choose({ sport, day })}
            locale={language.current()}
            labels={{ today: t('days.today'), tomorrow: t('days.tomorrow'), count: (count) => count }}
            className="border-b border-line bg-surface px-3 py-1"
          />
          <div {...panelOf(panel, choice.venue, sport)}>
            <Results
              address={address}
              sports={sports}
              sport={sport}
              isError={isError}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          </div>
        </main>
      </div>
      <SlipWhenUsed aboveTabs={false} />
    </>
  );
}
