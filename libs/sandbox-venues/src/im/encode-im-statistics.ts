import { type CallResponse, im } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import type { TalliedMatch } from '../matches/match-statistics';

/** Figures and ball of an event as IM tells them. */
export function encodeImStatistics({
  statistics,
  ball,
}: TalliedMatch): Pick<CallResponse<typeof im.getEventStatistics>, 'RelatedScores' | 'Ball'> {
  return {
    RelatedScores: statistics.map(({ kind, score }) => ({
      EventGroupTypeId: im.STATISTIC_GROUP[kind],
      PeriodId: im.PERIOD.full,
      HomeScore: score.home,
      AwayScore: score.away,
    })),
    ...defined({
      Ball: ball && {
        X: ball.x,
        Y: ball.y,
        Side: ball.side === undefined ? 0 : im.SERVING[ball.side],
        Danger: ball.danger,
      },
    }),
  };
}
