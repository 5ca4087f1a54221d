import { teamOf } from '../catalogue/catalogue';
import type { Fixture } from '../calendar/calendar';
import { goalClock, halvesOf } from '../timelines/goal-timeline';
import { listOf } from './lists';
import type { Standing } from '../timelines/match-timelines';
import type { SimMarket } from '../model/market';
import type { SimMatch } from '../model/match';
import { SPORT_RULES } from '../catalogue/sport-rules';
import { NIL } from '../timelines/timeline';
import type { Moment } from '../timelines/timeline';

/** One match in five has pictures. */
const STREAMED = 5;

function clockOf(fixture: Fixture, moment: Moment, now: number): SimMatch['clock'] {
  const rules = SPORT_RULES[fixture.sport];
  if (rules.model === 'goals') {
    const running = moment.stage === 'firstHalf' || moment.stage === 'secondHalf';
    const seconds = running ? goalClock(fixture, rules, halvesOf(fixture, rules), now) : moment.clockSeconds;
    return { seconds, running };
  }
  if (rules.model !== 'points') return undefined;
  const running = moment.stage.startsWith('quarter') || moment.stage === 'overtime';
  const played = Math.floor(((now - moment.at) * rules.speed) / 1000);
  return { seconds: running ? Math.max(0, moment.clockSeconds - played) : 0, running };
}

function footballParts(moment: Moment): Partial<SimMatch> {
  const halfTimeScore = moment.stageScores[0]?.score;
  const isPastHalf = moment.stage !== 'firstHalf';
  return {
    corners: moment.corners,
    yellowCards: moment.yellowCards,
    redCards: moment.redCards,
    ...(isPastHalf && halfTimeScore && { halfTimeScore }),
  };
}

/** A match as the venues see it. */
export function viewMatch(
  fixture: Fixture,
  standing: Standing,
  now: number,
  marketCount: number,
  markets: readonly SimMarket[],
): SimMatch {
  const { moment, status } = standing;
  const isOver = status === 'ended' || status === 'abandoned';
  const rules = SPORT_RULES[fixture.sport];
  const clock = moment && !isOver ? clockOf(fixture, moment, now) : undefined;
  return {
    id: fixture.id,
    sport: fixture.sport,
    league: fixture.entry.league,
    home: teamOf(fixture.homeId),
    away: teamOf(fixture.awayId),
    kickOff: fixture.kickOff,
    status,
    list: isOver ? 'ended' : listOf(fixture, moment !== undefined, now),
    stage: moment?.stage ?? 'notStarted',
    ...(clock && { clock }),
    score: moment?.score ?? NIL,
    stageScores: moment?.stageScores ?? [],
    ...(rules.model === 'goals' && moment && footballParts(moment)),
    ...(moment?.serving && !isOver && { serving: moment.serving }),
    hasStream: rules.family === 'virtual' || fixture.seed % STREAMED === 0,
    marketCount,
    markets,
  };
}
