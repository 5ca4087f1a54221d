import { lineLabel, type Market, type MarketKind, type Match } from '@heptad/venue-gateway';
import { isOffered } from './edit-rules';

export interface MarketChoiceProps {
  readonly match: Match;
  /** Markets of this kind come first. */
  readonly first?: MarketKind | undefined;
  /** The key of the selection that is chosen now. */
  readonly chosen?: string | undefined;
  readonly onChoose: (key: string) => void;
}

function MarketRow({
  match,
  market,
  chosen,
  onChoose,
}: Omit<MarketChoiceProps, 'first'> & { market: Market }) {
  return (
    <li>
      <p className="py-1 text-xs text-muted">{market.name}</p>
      <div className="grid grid-cols-2 gap-2">
        {market.selections.map((selection) => (
          <button
            key={selection.key}
            type="button"
            aria-pressed={selection.key === chosen}
            disabled={!isOffered({ match, market, selection })}
            onClick={() => onChoose(selection.key)}
            className="flex min-h-11 min-w-0 items-center justify-between gap-2 rounded-m border border-line bg-raised px-2 text-left text-sm text-text disabled:text-muted aria-pressed:border-accent"
          >
            <span className="min-w-0 break-words">
              {selection.name} <span className="numeric">{lineLabel(market, selection)}</span>
            </span>
            <span className="numeric shrink-0 text-link">{selection.odds ?? '–'}</span>
          </button>
        ))}
      </div>
    </li>
  );
}

/** The open markets of a match with all their selections, one of which is chosen. */
export function MarketChoice({ match, first, ...choice }: MarketChoiceProps) {
  const open = match.markets.filter(({ status }) => status === 'open');
  const ordered = [
    ...open.filter(({ kind }) => kind === first),
    ...open.filter(({ kind }) => kind !== first),
  ];
  return (
    <ul className="flex max-h-72 flex-col gap-2 overflow-y-auto overscroll-contain pt-1 pb-1" tabIndex={0}>
      {ordered.map((market) => (
        <MarketRow key={market.key} match={match} market={market} {...choice} />
      ))}
    </ul>
  );
}
