import { FIRST_HALF_SHARE } from '../calendar/goal-rates';
import { SPORT_RULES } from '../catalogue/sport-rules';
import type { ScoreChance } from '../model/market';
import { NIL } from '../timelines/timeline';
import { goalsToCome, scaled } from './goals-to-come';
import type { PriceState } from './price-state';
import { poisson } from './probability';

/** Scores less likely than this are left out. */
const NEVER = 1e-12;

interface Goals {
  readonly home: number;
  readonly away: number;
  readonly p: number;
}

/** How many goals both sides score of what they are expected to. */
function goalsOf(rates: { readonly home: number; readonly away: number }): readonly Goals[] {
  const byAway = poisson(rates.away);
  return poisson(rates.home).flatMap((chance, home) =>
    byAway.flatMap((other, away) => (chance * other < NEVER ? [] : [{ home, away, p: chance * other }])),
  );
}

/**
 * How a match of goals may end, by the model that prices its markets: both halves together, so that selections of the
 * match can be judged on one and the same result. Undefined in other sports.
 */
export function scoreChances(state: PriceState): readonly ScoreChance[] | undefined {
  const rules = SPORT_RULES[state.fixture.sport];
  if (rules.model !== 'goals') return undefined;
  const { first, second, playing } = goalsToCome(state, rules);
  const base = state.moment?.score ?? NIL;
  const later = goalsOf(scaled(playing, (1 - FIRST_HALF_SHARE) * second, state));
  const sooner = goalsOf(scaled(playing, FIRST_HALF_SHARE * first, state));
  return sooner.flatMap((half) => {
    const firstHalf = { home: base.home + half.home, away: base.away + half.away };
    return later.flatMap(({ home, away, p }) => {
      const chance = half.p * p;
      if (chance < NEVER) return [];
      const full = { home: firstHalf.home + home, away: firstHalf.away + away };
      return [first > 0 ? { p: chance, full, firstHalf } : { p: chance, full }];
    });
  });
}
