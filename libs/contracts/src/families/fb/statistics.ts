import * as v from 'valibot';
import { defineCall } from '../../define-call';
import { bigId } from '../../fields';
import { ballPlace } from '../ball-fields';
import { score } from './wire';

// What is counted of one match, and where its ball is (ROUTE-081). A file of its own: it is fetched with the first figures that are looked at.

/** `tyg` of the scores that are figures; what they stand for beyond goals, corners and cards is our reading. */
export const STATISTIC = {
  possession: 20,
  attacks: 21,
  dangerousAttacks: 22,
  shotsOnTarget: 23,
  shotsOffTarget: 24,
  threePointers: 25,
  twoPointers: 26,
  freeThrows: 27,
  biggestLead: 28,
  totalPoints: 29,
  servedPoints: 30,
  receivedPoints: 31,
  longestRun: 32,
  hits: 33,
  bestInning: 34,
} as const;

/** `sd` as `sv`, 0 while nothing is played; `dg` how far the attack has come, 0 to 2. */
const ball = v.object({ x: ballPlace, y: ballPlace, sd: v.number(), dg: v.number() });

/** The figures of a match so far as scores of the whole match, none before kick-off; `bl` is there while it runs. */
export const matchStatistics = defineCall({
  method: 'POST',
  path: '/v1/match/getMatchStatistics',
  safety: 'read',
  request: v.object({ matchId: bigId }),
  response: v.object({ id: bigId, nsg: v.array(score), bl: v.nullish(ball) }),
});
