import { useTranslation } from 'react-i18next';
import type { MatchShape } from '../match/match-shape';
import { OddsCell } from '../odds-cell/odds-cell';
import type { MarketFamily } from './market-groups';

/** The lines of one kind of market, each with its prices. */
export function MarketFamilyLines({
  match,
  family,
}: {
  readonly match: MatchShape;
  readonly family: MarketFamily;
}) {
  const rule = countingRule(match, family);
  const { t } = useTranslation('sports');
  return (
    <>
      {rule && <p className="pb-2 text-xs text-muted">{t(rule)}</p>}
      <Lines match={match} family={family} />
    </>
  );
}

const HANDICAPS: ReadonlySet<MarketFamily['kind']> = new Set(['handicap', 'cornersHandicap']);

/** What a handicap of a running match counts; nothing to say of others, nor before the kick-off. */
function countingRule(
  { status }: MatchShape,
  { kind, lines }: MarketFamily,
): 'countsFromNow' | 'countsWhole' | undefined {
  if (status === 'upcoming' || !HANDICAPS.has(kind)) return undefined;
  return lines.some(({ countsFrom }) => countsFrom !== undefined) ? 'countsFromNow' : 'countsWhole';
}

function Lines({ match, family }: { readonly match: MatchShape; readonly family: MarketFamily }) {
  return (
    <div className={family.lines.length > 1 ? 'grid gap-1 lg:grid-cols-2 lg:gap-x-3' : 'grid'}>
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
