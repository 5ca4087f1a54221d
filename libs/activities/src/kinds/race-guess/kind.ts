import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** Race guess: matches to predict; its page of rules wins over the one with an id (ROUTE-145, ROUTE-146). */
export const raceGuess: ActivityKind = {
  name: 'raceGuess',
  routes: [
    { path: PATHS.activityRaceGuessById, page: () => import('./guess-page') },
    { path: PATHS.activityRaceGuessRulesContent, page: () => import('./guess-rules-page') },
  ],
};
