import * as v from 'valibot';
import { defineCall } from '../../define-call';
import { ballPlace } from '../ball-fields';
import { score, wireId } from './wire';

// What is counted of one match, and where its ball is (ROUTE-081). A file of its own: it is fetched with the first figures that are looked at.

/** Names of the scores that are figures; what they stand for is our reading. */
export const STATISTIC = {
  possession: 'S105',
  attacks: 'S104',
  dangerousAttacks: 'S8',
  shotsOnTarget: 'S18',
  shotsOffTarget: 'S17',
  threePointers: 'S205',
  twoPointers: 'S206',
  freeThrows: 'S207',
  biggestLead: 'S208',
  totalPoints: 'S209',
  servedPoints: 'S210',
  receivedPoints: 'S211',
  longestRun: 'S212',
  hits: 'S213',
  bestInning: 'S214',
} as const;

/** `sd` is the side, empty while nothing is played; `dg` how far the attack has come, 0 to 2. */
const ball = v.object({ x: ballPlace, y: ballPlace, sd: v.string(), dg: v.number() });

/** The figures of a match so far as `msc` writes scores, none before kick-off; `bl` is there while it runs. */
export const matchStatistics = defineCall({
  method: 'POST',
  path: '/yewu11/v1/m/getMatchStatisticsPB',
  safety: 'read',
  request: v.object({ mid: wireId }),
  response: v.object({ mid: wireId, msc: v.array(score), bl: v.nullish(ball) }),
});
