import type { Result } from '@heptad/api-client';
import { fb } from '@heptad/contracts';
import type { Incident, IncidentKind } from '../entities/timeline';
import { byNumber } from '../mapping/by-number';
import { matchUnknown } from '../mapping/refusals';
import type { VenueSession } from '../session/venue-session';
import { fbStageOf } from './fb-match';

const MATCH_ID = /^\d{1,30}$/;

const KINDS: ReadonlyMap<number, IncidentKind> = new Map([
  [fb.SCORE.goals, 'goal'],
  [fb.SCORE.corners, 'corner'],
  [fb.SCORE.yellowCards, 'yellowCard'],
  [fb.SCORE.redCards, 'redCard'],
]);
const SIDES = byNumber(fb.SERVING);

/** What has happened in a match of FB; what the product has no word for is passed over. */
export async function fbTimeline(session: VenueSession, id: string): Promise<Result<readonly Incident[]>> {
  if (!MATCH_ID.test(id)) return matchUnknown(fb.matchEvents.path);
  const answer = await session.call(fb.matchEvents, { matchId: id }, { noToast: true });
  if (!answer.ok) return answer;
  const timeline = answer.value.es.flatMap(({ tyg, sd, pe, s }): Incident[] => {
    const [kind, side] = [KINDS.get(tyg), SIDES.get(sd)];
    return kind === undefined || side === undefined
      ? []
      : [{ kind, side, clock: { seconds: s, period: fbStageOf(pe) } }];
  });
  return { ok: true, value: timeline };
}
