import { afterFirstScreen, Emblem } from '@heptad/ui-kit';
import type { League } from '@heptad/venue-gateway';
import { memo, Suspense } from 'react';
import { leagueMarkOf } from './crest';
import { leagueCountry } from './league-country';

const Flag = afterFirstScreen(() => import('./flag'));

/** A league's mark beside its name, 20 × 20 pixels: its country's flag, or a badge of its own. */
export const LeagueMark = memo(function LeagueMark({ league }: { readonly league: League }) {
  const country = leagueCountry(league.name);
  return (
    <span aria-hidden="true" className="flex size-[20px] shrink-0 items-center justify-center">
      {country === undefined ? (
        <Emblem {...leagueMarkOf(league)} />
      ) : (
        <Suspense fallback={null}>
          <Flag country={country} />
        </Suspense>
      )}
    </span>
  );
});
