import * as v from 'valibot';
import { defineCall } from '../../define-call';
import { ballPlace } from '../ball-fields';
import { relatedScore, serverTime } from './wire';

// What is counted of one event, and where its ball is (ROUTE-081). A file of its own: it is fetched with the first figures that are looked at.

/** `EventGroupTypeId` of the related scores that are figures; what they stand for is our reading. */
export const STATISTIC_GROUP = {
  possession: 50,
  attacks: 51,
  dangerousAttacks: 52,
  shotsOnTarget: 53,
  shotsOffTarget: 54,
  threePointers: 55,
  twoPointers: 56,
  freeThrows: 57,
  biggestLead: 58,
  totalPoints: 59,
  servedPoints: 60,
  receivedPoints: 61,
  longestRun: 62,
  hits: 63,
  bestInning: 64,
} as const;

/** `Side` as `ServingSide`, 0 while nothing is played; `Danger` is how far the attack has come, 0 to 2. */
const ball = v.object({ X: ballPlace, Y: ballPlace, Side: v.number(), Danger: v.number() });

/** The figures of an event so far as scores of the whole event, none before kick-off; `Ball` is there while it runs. */
export const getEventStatistics = defineCall({
  method: 'POST',
  path: '/api/mobile/GetEventStatistics',
  safety: 'read',
  request: v.object({ EventId: v.pipe(v.number(), v.integer()) }),
  response: v.object({
    ServerTime: serverTime,
    EventId: v.number(),
    RelatedScores: v.array(relatedScore),
    Ball: v.nullish(ball),
  }),
});
