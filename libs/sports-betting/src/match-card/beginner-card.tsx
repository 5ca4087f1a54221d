import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { OddsCell } from '../odds-cell/odds-cell';
import { cardColumns } from '../match/card-columns';
import { marketTerm } from '../match/sport-terms';
import { TeamLine } from '../match/team-line';
import { CardFrame, type MatchCardProps } from './match-card';

/** A card for beginners (SPORT-018): the market who wins and nothing else. Where a match has no such market, its first one. */
const BeginnerCard = memo(function BeginnerCard(props: MatchCardProps) {
  const { t } = useTranslation('sports');
  const { match } = props;
  const columns = cardColumns(match);
  const { kind, market } = columns.find(
    (column) => column.kind === 'moneyline' && column.market !== undefined,
  ) ??
    columns.find((column) => column.market !== undefined) ?? {
      kind: 'moneyline' as const,
      market: undefined,
    };
  return (
    <CardFrame {...props}>
      <div className="my-2 flex flex-col gap-1">
        <TeamLine match={match} side="home" />
        <TeamLine match={match} side="away" />
      </div>
      {market === undefined ? (
        <p className="flex min-h-[44px] items-center justify-center rounded-s border border-dashed border-line text-xs text-muted">
          {t('noMarkets')}
        </p>
      ) : (
        <div
          role="group"
          aria-label={marketTerm(t, match.sport, { kind })}
          className="flex items-center gap-2"
        >
          {kind !== 'moneyline' && (
            <span aria-hidden="true" className="market-name shrink-0 text-xs text-muted">
              {marketTerm(t, match.sport, { kind })}
            </span>
          )}
          {market.selections.map((selection) => (
            <OddsCell key={selection.key} match={match} market={market} selection={selection} />
          ))}
        </div>
      )}
    </CardFrame>
  );
});
export default BeginnerCard;
