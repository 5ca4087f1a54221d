import type { Result } from '@heptad/api-client';
import { ob } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import type { MatchStatistics, Statistic, StatisticKind } from '../entities/statistics';
import { ballOf } from '../mapping/ball';
import { matchUnknown } from '../mapping/refusals';
import { readScore } from '../mapping/score-text';
import type { VenueSession } from '../session/venue-session';

const MATCH_ID = /^\d{1,20}$/;
const KINDS: ReadonlyMap<string, StatisticKind> = new Map(
  (Object.keys(ob.STATISTIC) as StatisticKind[]).map((kind) => [ob.STATISTIC[kind], kind]),
);

/** What OB or DB has counted of a match; what the product has no word for is passed over. */
export async function obStatistics(session: VenueSession, id: string): Promise<Result<MatchStatistics>> {
  if (!MATCH_ID.test(id)) return matchUnknown(ob.matchStatistics.path);
  const answer = await session.call(ob.matchStatistics, { mid: id }, { noToast: true });
  if (!answer.ok) return answer;
  const { msc, bl } = answer.value;
  const statistics = msc.flatMap((text): Statistic[] => {
    const [name = '', told] = text.split('|');
    const [kind, score] = [KINDS.get(name), readScore(told)];
    return kind === undefined || score === undefined ? [] : [{ kind, score }];
  });
  const side = bl?.sd === 'home' || bl?.sd === 'away' ? bl.sd : undefined;
  const ball = bl ? ballOf({ x: bl.x, y: bl.y, side, danger: bl.dg }) : undefined;
  return { ok: true, value: { statistics, ...defined({ ball }) } };
}
