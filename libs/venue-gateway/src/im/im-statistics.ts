import type { Result } from '@heptad/api-client';
import { im } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import type { MatchStatistics, Statistic } from '../entities/statistics';
import { ballOf } from '../mapping/ball';
import { byNumber } from '../mapping/by-number';
import { matchUnknown } from '../mapping/refusals';
import { scoreOf } from '../mapping/score-text';
import type { VenueSession } from '../session/venue-session';

const EVENT_ID = /^\d{1,15}$/;
const KINDS = byNumber(im.STATISTIC_GROUP);
const SIDES = byNumber(im.SERVING);

/** What IM has counted of an event; what the product has no word for is passed over. */
export async function imStatistics(session: VenueSession, id: string): Promise<Result<MatchStatistics>> {
  if (!EVENT_ID.test(id)) return matchUnknown(im.getEventStatistics.path);
  const answer = await session.call(im.getEventStatistics, { EventId: Number(id) }, { noToast: true });
  if (!answer.ok) return answer;
  const { RelatedScores, Ball } = answer.value;
  const statistics = RelatedScores.flatMap(({ EventGroupTypeId, HomeScore, AwayScore }): Statistic[] => {
    const [kind, score] = [KINDS.get(EventGroupTypeId), scoreOf(HomeScore, AwayScore)];
    return kind === undefined || score === undefined ? [] : [{ kind, score }];
  });
  const ball = Ball
    ? ballOf({ x: Ball.X, y: Ball.Y, side: SIDES.get(Ball.Side), danger: Ball.Danger })
    : undefined;
  return { ok: true, value: { statistics, ...defined({ ball }) } };
}
