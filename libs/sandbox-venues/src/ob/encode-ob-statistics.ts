import { type CallResponse, ob } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import type { TalliedMatch } from '../matches/match-statistics';

/** Figures and ball of a match as OB and DB tell them. */
export function encodeObStatistics({
  statistics,
  ball,
}: TalliedMatch): Omit<CallResponse<typeof ob.matchStatistics>, 'mid'> {
  return {
    msc: statistics.map(
      ({ kind, score }) => `${ob.STATISTIC[kind]}|${String(score.home)}:${String(score.away)}`,
    ),
    ...defined({ bl: ball && { x: ball.x, y: ball.y, sd: ball.side ?? '', dg: ball.danger } }),
  };
}
