import type { MatchShape } from '../match/match-shape';
import { MatchCard } from '../match-card/match-card';

export interface HotMatchCardsProps {
  readonly matches: readonly MatchShape[];
}

/** Cards of matches with their prices, below each other on phones, two beside each other where there is room. */
export function HotMatchCards({ matches }: HotMatchCardsProps) {
  return (
    <div className="overflow-hidden max-md:rounded-l max-md:shadow-1 md:grid md:grid-cols-2 md:gap-3 md:overflow-visible">
      {matches.map((match) => (
        <div
          key={match.id}
          className="min-w-0 bg-raised last:*:border-b-0 md:overflow-hidden md:rounded-l md:shadow-1 md:*:border-b-0"
        >
          <MatchCard match={match} />
        </div>
      ))}
    </div>
  );
}
