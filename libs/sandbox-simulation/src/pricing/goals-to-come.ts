import { goalRates } from '../calendar/goal-rates';
import type { SideRates } from '../calendar/goal-rates';
import type { GoalRules } from '../catalogue/sport-rules';
import type { SimScore } from '../model/sport';
import { goalClock, halvesOf } from '../timelines/goal-timeline';
import { NIL } from '../timelines/timeline';
import type { PriceState } from './price-state';

/** Seconds of a half that the odds reckon with, stoppage time included. */
const FIRST_SECONDS = 46.5 * 60;
const SECOND_SECONDS = 49.5 * 60;
const LEAST_LEFT = 0.015;

/** Shares of the two halves still to be played. */
function leftToPlay({ fixture, moment, time }: PriceState, rules: GoalRules): readonly [number, number] {
  if (!moment) return [1, 1];
  const seconds = goalClock(fixture, rules, halvesOf(fixture, rules), time);
  if (moment.stage === 'firstHalf') return [Math.max(1 - seconds / FIRST_SECONDS, LEAST_LEFT), 1];
  if (moment.stage === 'halfTime') return [0, 1];
  return [0, Math.max(1 - (seconds - 45 * 60) / SECOND_SECONDS, LEAST_LEFT)];
}

/** Rates of a share of a match, as the market leans at a moment. */
export function scaled(rates: SideRates, share: number, { tilt, pace }: PriceState): SideRates {
  const factor = (lean: number) => share * Math.min(Math.max(1 + lean + pace, 0.2), 3);
  return { home: rates.home * factor(tilt), away: rates.away * factor(-tilt) };
}

/** What a side with one player less scores of what it would, and what the other side gains by it. */
const SHORT_HANDED = 0.65;
const AGAINST_SHORT_HANDED = 1.25;

/** Goals still expected of the sides, players sent off taken into account. */
function withDismissals(rates: SideRates, { home, away }: SimScore): SideRates {
  return {
    home: rates.home * SHORT_HANDED ** home * AGAINST_SHORT_HANDED ** away,
    away: rates.away * SHORT_HANDED ** away * AGAINST_SHORT_HANDED ** home,
  };
}

/** What is still expected of a match of two halves at a moment. */
export interface GoalsToCome {
  /** Shares of the halves still to be played, from 0 to 1. */
  readonly first: number;
  readonly second: number;
  /** Goals of a whole match as the sides stand now, players sent off taken into account. */
  readonly playing: SideRates;
}

/** What is still to be played, and at which rates goals fall. */
export function goalsToCome(state: PriceState, rules: GoalRules): GoalsToCome {
  const [first, second] = leftToPlay(state, rules);
  const playing = withDismissals(goalRates(state.fixture), state.moment?.redCards ?? NIL);
  return { first, second, playing };
}
