import type { Result } from '@heptad/api-client';
import { ob } from '@heptad/contracts';
import type { Incident, IncidentKind } from '../entities/timeline';
import type { MatchStage } from '../entities/match';
import { byNumber } from '../mapping/by-number';
import { matchUnknown } from '../mapping/refusals';
import type { VenueSession } from '../session/venue-session';

const MATCH_ID = /^\d{1,20}$/;

const KINDS: ReadonlyMap<string, IncidentKind> = new Map([
  [ob.SCORE.full, 'goal'],
  [ob.SCORE.corners, 'corner'],
  [ob.SCORE.yellowCards, 'yellowCard'],
  [ob.SCORE.redCards, 'redCard'],
]);
const STAGES: ReadonlyMap<number, MatchStage> = byNumber(ob.PERIOD);

/** What has happened in a match of OB or DB; what the product has no word for is passed over. */
export async function obTimeline(session: VenueSession, id: string): Promise<Result<readonly Incident[]>> {
  if (!MATCH_ID.test(id)) return matchUnknown(ob.matchEvents.path);
  const answer = await session.call(ob.matchEvents, { mid: id }, { noToast: true });
  if (!answer.ok) return answer;
  const timeline = answer.value.list.flatMap(({ sn, sd: side, mmp, mst }): Incident[] => {
    const kind = KINDS.get(sn);
    if (kind === undefined || (side !== 'home' && side !== 'away')) return [];
    return [{ kind, side, clock: { seconds: Number(mst), period: STAGES.get(Number(mmp)) ?? 'inPlay' } }];
  });
  return { ok: true, value: timeline };
}
