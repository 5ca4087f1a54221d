import { type CallResponse, fb } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import type { TalliedMatch } from '../matches/match-statistics';

/** Figures and ball of a match as FB tells them. */
export function encodeFbStatistics({
  statistics,
  ball,
}: TalliedMatch): Omit<CallResponse<typeof fb.matchStatistics>, 'id'> {
  return {
    nsg: statistics.map(({ kind, score }) => {
      return { pe: fb.PERIOD.full, tyg: fb.STATISTIC[kind], sc: [score.home, score.away] };
    }),
    ...defined({
      bl: ball && {
        x: ball.x,
        y: ball.y,
        sd: ball.side === undefined ? 0 : fb.SERVING[ball.side],
        dg: ball.danger,
      },
    }),
  };
}
