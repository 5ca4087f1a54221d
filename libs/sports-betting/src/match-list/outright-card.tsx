import { memo } from 'react';
import { OddsCell } from '../odds-cell/odds-cell';
import type { MatchShape } from '../match/match-shape';

/** An outright: one question, many answers. */
export const OutrightCard = memo(function OutrightCard({ match }: { readonly match: MatchShape }) {
  return (
    <article aria-label={match.home.name} className="flex flex-col gap-3 border-b border-line bg-raised p-3">
      {match.markets.map((market) => (
        <div key={market.key} role="group" aria-label={market.name}>
          <h3 className="mb-2 text-sm text-text">
            {match.home.name.endsWith(market.name) ? match.home.name : `${match.home.name} · ${market.name}`}
          </h3>
          <div className="grid grid-cols-2 gap-1 md:grid-cols-3">
            {market.selections.map((selection) => (
              <OddsCell key={selection.key} match={match} market={market} selection={selection} />
            ))}
          </div>
        </div>
      ))}
    </article>
  );
});
