import type { Result } from '@heptad/api-client';
import { fb } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import type { MatchStatistics, Statistic } from '../entities/statistics';
import { ballOf } from '../mapping/ball';
import { byNumber } from '../mapping/by-number';
import { matchUnknown } from '../mapping/refusals';
import type { VenueSession } from '../session/venue-session';

const MATCH_ID = /^\d{1,30}$/;
const KINDS = byNumber(fb.STATISTIC);
const SIDES = byNumber(fb.SERVING);

/** What FB has counted of a match; what the product has no word for is passed over. */
export async function fbStatistics(session: VenueSession, id: string): Promise<Result<MatchStatistics>> {
  if (!MATCH_ID.test(id)) return matchUnknown(fb.matchStatistics.path);
  const answer = await session.call(fb.matchStatistics, { matchId: id }, { noToast: true });
  if (!answer.ok) return answer;
  const { nsg, bl } = answer.value;
  const statistics = nsg.flatMap(({ tyg, sc: [home, away] }): Statistic[] => {
    const kind = KINDS.get(tyg);
    return kind === undefined ? [] : [{ kind, score: { home, away } }];
  });
  const ball = bl ? ballOf({ x: bl.x, y: bl.y, side: SIDES.get(bl.sd), danger: bl.dg }) : undefined;
  return { ok: true, value: { statistics, ...defined({ ball }) } };
}
