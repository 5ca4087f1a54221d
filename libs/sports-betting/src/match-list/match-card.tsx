import { PATHS } from '@heptad/feature-module';
import { NavigationLink } from '@heptad/ui-kit';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { OddsCell } from '../odds-cell/odds-cell';
import { cardColumns, type CardColumn } from './board-columns';
import type { MatchShape } from './match-shape';
import { ScoreLine } from './score-line';

/** The match's own page. */
export function matchPath({ venue, id }: Pick<MatchShape, 'venue' | 'id'>): string {
  return `${PATHS.homeSportsSportsDetails}?${new URLSearchParams({ venue, id }).toString()}`;
}

function TeamLine({ name, score }: { readonly name: string; readonly score: number | undefined }) {
  return (
    <span className="flex min-w-0 items-center justify-between gap-2">
      <span className="line-clamp-2 min-w-0 text-sm leading-tight break-words text-text">{name}</span>
      {score !== undefined && (
        <span className="numeric shrink-0 text-base font-semibold text-accent">{score}</span>
      )}
    </span>
  );
}

function Column({
  match,
  column: { kind, market },
}: {
  readonly match: MatchShape;
  readonly column: CardColumn;
}) {
  const { t } = useTranslation('sports');
  return (
    <div role="group" aria-label={t(`market.${kind}`)} className="flex min-w-0 flex-1 flex-col gap-1">
      <span aria-hidden="true" className="h-4 truncate text-center text-[11px] leading-4 text-muted">
        {t(`market.${kind}`)}
      </span>
      {market === undefined ? (
        <span className="flex min-h-[92px] flex-1 items-center justify-center rounded-s bg-sunken text-muted">
          –
        </span>
      ) : (
        market.selections.map((selection) => (
          <OddsCell key={selection.key} match={match} market={market} selection={selection} shape="stack" />
        ))
      )}
    </div>
  );
}

/** One match of a list: who plays, how it stands, and the prices of its three main markets. */
export const MatchCard = memo(function MatchCard({ match }: { readonly match: MatchShape }) {
  const { t } = useTranslation('sports');
  return (
    <article
      aria-label={`${match.home.name} – ${match.away.name}`}
      className="border-b border-line bg-raised px-3 py-2"
    >
      <div className="mb-1 flex min-h-6 items-center justify-between gap-2">
        <ScoreLine match={match} />
        <NavigationLink
          href={matchPath(match)}
          aria-label={t('allMarkets', {
            home: match.home.name,
            away: match.away.name,
            count: match.marketCount,
          })}
          className="relative rounded-s px-1 text-xs text-accent after:absolute after:-inset-x-2 after:-inset-y-3.5 focus-visible:outline-2 focus-visible:outline-focus"
        >
          {t('moreMarkets', { count: match.marketCount })}
        </NavigationLink>
      </div>
      <div className="flex items-stretch gap-2">
        <NavigationLink
          href={matchPath(match)}
          tabIndex={-1}
          aria-hidden="true"
          className="flex w-[34%] min-w-0 shrink-0 flex-col justify-center gap-2 pt-5"
        >
          <TeamLine name={match.home.name} score={match.score?.home} />
          <TeamLine name={match.away.name} score={match.score?.away} />
        </NavigationLink>
        {cardColumns(match).map((column) => (
          <Column key={column.kind} match={match} column={column} />
        ))}
      </div>
    </article>
  );
});
