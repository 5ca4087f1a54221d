import { defined } from '@heptad/formatting';
import type { Match } from '../entities/match';

type Played = 'clock' | 'score' | 'halfTimeScore' | 'corners' | 'yellowCards' | 'redCards';

/** What play has brought a match: a part that is not known is left out. */
export function playedParts({
  clock,
  score,
  halfTimeScore,
  corners,
  yellowCards,
  redCards,
}: { readonly [Part in Played]: Match[Part] | undefined }): Pick<Match, Played> {
  return {
    ...defined({ clock, score, halfTimeScore, corners, yellowCards, redCards }),
  };
}

/** A question about a whole competition as a match with one side. @param question as the venue words it */
export function outrightMatch(
  question: string,
  parts: Pick<Match, 'id' | 'venue' | 'sport' | 'league' | 'kickOff' | 'markets'>,
): Match {
  return {
    ...parts,
    home: { name: question },
    away: { name: '' },
    status: 'upcoming',
    marketCount: parts.markets.length,
    favourite: false,
    stream: false,
  };
}
