import { NavigationLink } from '@heptad/ui-kit';
import { memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OddsCell } from '../odds-cell/odds-cell';
import { cardColumns, type CardColumn, type CardPart } from '../match/card-columns';
import { matchPath } from '../match/match-path';
import type { MatchShape } from '../match/match-shape';
import { ScoreLine } from '../match/score-line';
import { marketTerm } from '../match/sport-terms';
import { TeamLine } from '../match/team-line';

function Column({
  match,
  column: { kind, part, market },
}: {
  readonly match: MatchShape;
  readonly column: CardColumn;
}) {
  const { t } = useTranslation('sports');
  // A language may have a shorter word for the narrow head of a column. Screen readers get the full word.
  const name = (narrow?: CardPart): string => {
    const market = marketTerm(t, match.sport, { kind }, narrow);
    return part === 'full' ? market : t('half.column', { market });
  };
  return (
    <div role="group" aria-label={name()} className="flex min-w-0 flex-1 flex-col gap-1">
      <span
        aria-hidden="true"
        className="h-[16px] truncate text-center text-[11px] leading-[16px] text-muted"
      >
        {name(part)}
      </span>
      {market === undefined ? (
        <span className="flex min-h-[92px] flex-1 items-center justify-center rounded-s border border-dashed border-line text-muted">
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

export interface CardExtrasProps {
  readonly match: MatchShape;
  /** Before the score line, or after it. */
  readonly place: 'start' | 'end';
}

export interface MatchCardProps {
  readonly match: MatchShape;
  /** What a list adds to the card's head where there is room. Keep it the same between renders. */
  readonly extras?: ComponentType<CardExtrasProps>;
  /** The parts of the match whose markets stand side by side, the whole match unless given; keep it the same too. */
  readonly parts?: readonly CardPart[];
}

/** The frame of every card: the score line, and links to the match's page. */
export function CardFrame({
  match,
  extras: Extras,
  children,
}: MatchCardProps & { readonly children: ReactNode }) {
  const { t } = useTranslation('sports');
  return (
    <article
      aria-label={`${match.home.name} – ${match.away.name}`}
      className="border-b border-line bg-raised px-3 py-2"
    >
      <div className="mb-1 flex min-h-6 items-center justify-between gap-2">
        {Extras && (
          <Suspense fallback={<span className="-ml-3 w-[44px] shrink-0" />}>
            <Extras match={match} place="start" />
          </Suspense>
        )}
        <span className={Extras && '-ml-3 min-w-0 flex-1'}>
          <ScoreLine match={match} />
        </span>
        {Extras && (
          <Suspense fallback={null}>
            <Extras match={match} place="end" />
          </Suspense>
        )}
        <NavigationLink
          href={matchPath(match)}
          aria-label={t('allMarkets', {
            home: match.home.name,
            away: match.away.name,
            count: match.marketCount,
          })}
          className="relative shrink-0 rounded-s px-1 text-xs text-accent after:absolute after:-inset-x-2 after:-inset-y-3.5 focus-visible:outline-2 focus-visible:outline-focus"
        >
          {t('moreMarkets', { count: match.marketCount })}
        </NavigationLink>
      </div>
      {children}
    </article>
  );
}

/** One match of a list: who plays, how it stands, and the prices of its three main markets, of the whole match or of its first half. */
export const MatchCard = memo(function MatchCard(props: MatchCardProps) {
  const { match, parts } = props;
  return (
    <CardFrame {...props}>
      <div className="flex items-stretch gap-2">
        <NavigationLink
          href={matchPath(match)}
          tabIndex={-1}
          aria-hidden="true"
          className="flex w-[34%] min-w-0 shrink-0 flex-col justify-center gap-2 pt-5"
        >
          <TeamLine match={match} side="home" />
          <TeamLine match={match} side="away" />
        </NavigationLink>
        {cardColumns(match, parts).map((column) => (
          <Column key={`${column.part} ${column.kind}`} match={match} column={column} />
        ))}
      </div>
    </CardFrame>
  );
});
