import type { SimMarketPeriod, SimOutcome } from '../model/market';
import type { SimStage } from '../model/match';
import type { SimScore } from '../model/sport';
import { NIL } from './timeline';
import type { Moment, Timeline } from './timeline';

/** Stages after which the first half is over, whatever the sport. */
const FIRST_HALF_STAGES: ReadonlySet<SimStage> = new Set(['firstHalf', 'quarter1', 'quarter2']);

function sum(scores: readonly SimScore[]): SimScore {
  return scores.reduce((all, score) => ({ home: all.home + score.home, away: all.away + score.away }), NIL);
}

/** The stages that a period is made of. */
function belongs(period: SimMarketPeriod, stage: SimStage): boolean {
  if (period === 'full') return true;
  return period === 'firstHalf' ? FIRST_HALF_STAGES.has(stage) : stage === period;
}

/** Whether a period has been played to its end at a moment: something else has begun after it. */
function isPast(period: SimMarketPeriod, { stage, stageScores }: Moment): boolean {
  if (period === 'full') return false;
  if (stage === 'halfTime') return period === 'firstHalf' || period === 'quarter1' || period === 'quarter2';
  const places = stageScores.flatMap((entry, index) => (belongs(period, entry.stage) ? [index] : []));
  const last = places.at(-1);
  if (last === undefined) return false;
  if (period === 'firstHalf' && stageScores[last]?.stage === 'quarter1') return false;
  return last < stageScores.length - 1 || stage === 'break';
}

function final(period: SimMarketPeriod, moment: Moment): SimOutcome {
  const parts = moment.stageScores.filter(({ stage }) => belongs(period, stage)).map(({ score }) => score);
  return {
    type: 'final',
    score: period === 'full' ? moment.score : sum(parts),
    points: sum(parts),
    corners: moment.corners,
    bookings: moment.yellowCards,
  };
}

/**
 * What a period of a match settles by at a moment. A match that a command ended settles with the score it had; a period
 * that never began, or that an abandoned match did not finish, is void.
 */
export function outcomeAt(
  timeline: Timeline,
  moment: Moment | undefined,
  isOver: boolean,
  period: SimMarketPeriod,
): SimOutcome {
  if (!moment) return isOver ? { type: 'void' } : { type: 'open' };
  if (isPast(period, moment)) return final(period, moment);
  if (!isOver) return { type: 'open' };
  const hasBegun = moment.stageScores.some(({ stage }) => belongs(period, stage));
  return timeline.abandoned || !hasBegun ? { type: 'void' } : final(period, moment);
}
