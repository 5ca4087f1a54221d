import { useServices } from '@heptad/feature-module';
import { Accordion, EmptyState, ErrorState, Skeleton, Tabs, TopBar } from '@heptad/ui-kit';
import { LIST_INTERVAL_MS } from '@heptad/venue-gateway';
import { useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SlipDock } from '../bet-slip/ui/slip-dock';
import { SlipPanel } from '../bet-slip/ui/slip-panel';
import { readChoice } from '../match-list/list-choice';
import { useMatchQuery, type MatchArguments } from '../match-list/list-queries';
import type { MatchShape } from '../match-list/match-shape';
import { ScoreLine } from '../match-list/score-line';
import { OddsCell } from '../odds-cell/odds-cell';
import { OddsFormatSelect } from '../odds-format/odds-format-select';
import { usePolling } from '../polling/use-polling';
import type { SportsServices } from '../services';
import { groupsOf, marketFamilies, marketsOf, type MarketFamily, type MarketGroup } from './market-groups';

function ScoreBoard({ match }: { readonly match: MatchShape }) {
  const { t } = useTranslation('sports');
  return (
    <section aria-label={t('scoreBoard')} className="bg-head-special px-4 pt-2 pb-5 text-on-head-special">
      <p className="mb-3 text-center text-sm">{match.league.name}</p>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
        <p className="text-center text-base font-medium break-words">{match.home.name}</p>
        <p className="numeric text-center text-3xl font-semibold">
          {match.score === undefined ? t('versus') : `${match.score.home} - ${match.score.away}`}
        </p>
        <p className="text-center text-base font-medium break-words">{match.away.name}</p>
      </div>
      <div className="mt-3 flex justify-center rounded-pill bg-raised px-3 py-1 [width:fit-content] mx-auto">
        <ScoreLine match={match} />
      </div>
    </section>
  );
}

function Family({ match, family }: { readonly match: MatchShape; readonly family: MarketFamily }) {
  return (
    <div className="flex flex-col gap-1">
      {family.lines.map((market) => (
        <div
          key={market.key}
          className={market.selections.length > 3 ? 'grid grid-cols-3 gap-1' : 'flex gap-1'}
        >
          {market.selections.map((selection) => (
            <OddsCell key={selection.key} match={match} market={market} selection={selection} shape="stack" />
          ))}
        </div>
      ))}
    </div>
  );
}

function MatchMarkets(match: MatchArguments) {
  const { t } = useTranslation('sports');
  const { currentData: shape, isError, isFetching, refetch } = useMatchQuery(match);
  const [chosen, setChosen] = useState<MarketGroup>('all');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  usePolling(
    refetch,
    LIST_INTERVAL_MS[shape?.status === 'upcoming' ? 'today' : 'live'],
    `${match.venue} ${match.id}`,
  );

  if (shape === undefined && isError)
    return (
      <ErrorState
        title={t('matchFailed')}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (shape === undefined)
    return (
      <div role="status" aria-label={t('loading')} className="flex flex-col gap-3">
        <Skeleton className="h-40" />
        <Skeleton className="h-96" />
      </div>
    );
  const groups = groupsOf(shape.markets);
  const group = groups.includes(chosen) ? chosen : 'all';
  const families = marketFamilies(marketsOf(group, shape.markets));
  return (
    <>
      <ScoreBoard match={shape} />
      {isError && (
        <p role="alert" className="bg-sunken px-3 py-2 text-center text-xs text-warning">
          {t('notUpToDate')}
        </p>
      )}
      {groups.length === 0 ? (
        <EmptyState title={t('noMarkets')} />
      ) : (
        <>
          <Tabs<MarketGroup>
            label={t('marketGroups')}
            value={group}
            onValueChange={setChosen}
            items={groups.map((each) => ({ value: each, label: t(`group.${each}`) }))}
            className="bg-raised"
          />
          <Accordion
            className="p-3"
            headingLevel={2}
            value={families.map(({ key }) => key).filter((key) => !folded.has(key))}
            onValueChange={(open) =>
              setFolded(new Set(families.map(({ key }) => key).filter((key) => !open.includes(key))))
            }
            items={families.map((family) => ({
              value: family.key,
              title: familyTitle(family, t),
              content: <Family match={shape} family={family} />,
            }))}
          />
        </>
      )}
    </>
  );
}

function familyTitle({ kind, period, name }: MarketFamily, t: TFunction<'sports'>): string {
  const market = t(`market.${kind}`, { defaultValue: name });
  return period === 'full' ? market : `${t(`part.${period}`)} · ${market}`;
}

/** One match with all its markets (ROUTE-081). */
export default function MatchDetailPage() {
  const { t } = useTranslation('sports');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { venues } = useServices<SportsServices>();
  const id = query.get('id');
  const venue = readChoice(query).venue ?? venues.venues()[0]?.en;
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6 lg:px-6 lg:pt-4">
      <div className="min-w-0">
        <TopBar
          title={t('matchTitle')}
          back={{ label: t('back'), onPress: () => void navigate(-1) }}
          actions={<OddsFormatSelect />}
        />
        <main className="pb-24">
          {id === null || venue === undefined ? (
            <EmptyState title={t('noSuchMatch')} />
          ) : (
            <MatchMarkets venue={venue} id={id} />
          )}
          <p className="px-4 py-4 text-center text-xs text-muted">{t('delayNotice')}</p>
        </main>
      </div>
      <aside className="hidden lg:block">
        <div className="sticky top-20">
          <SlipPanel />
        </div>
      </aside>
      <SlipDock aboveTabs={false} />
    </div>
  );
}
