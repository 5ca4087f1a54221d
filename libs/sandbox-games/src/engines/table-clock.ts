import type { Game } from '@heptad/game-rules';
import type { ScheduledRound } from './scheduled-engine';

/** How long bets are taken at a table: nobody is hurried. */
export const TABLE_BETTING_MS = 20_000;
/** How long cards are dealt or the ball runs. */
export const TABLE_DEALING_MS = 9_000;
/** How long a result stands before the next round. */
export const TABLE_RESULT_MS = 6_000;

const ROUND_MS = TABLE_BETTING_MS + TABLE_DEALING_MS + TABLE_RESULT_MS;
/** A prime, so that tables with similar names do not begin together. */
const SPREAD = 7_919;

/** When a table's rounds begin in the cycle: tables do not all close at once. */
const offsetOf = (id: string): number =>
  [...id].reduce((sum, letter) => (sum * SPREAD + letter.charCodeAt(0)) % ROUND_MS, 7);

/** The round of a table at a moment. Rounds are counted from 1970, so that nothing need be remembered of them. @param at sandbox ms */
export function tableRoundAt({ id }: Pick<Game, 'id'>, at: number): ScheduledRound {
  const offset = offsetOf(id) - ROUND_MS;
  const number = Math.floor((at - offset) / ROUND_MS);
  const opensAt = number * ROUND_MS + offset;
  const closesAt = opensAt + TABLE_BETTING_MS;
  return {
    number,
    opensAt,
    closesAt,
    resultAt: closesAt + TABLE_DEALING_MS,
    endsAt: opensAt + ROUND_MS,
  };
}
