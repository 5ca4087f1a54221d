import type { Result } from '@heptad/api-client';
import { OB_PERIOD, OB_SCORE, obMatchEvents } from '@heptad/contracts';
import type { Incident, IncidentKind } from '../entities/timeline';
import type { MatchStage } from '../entities/match';
import { byNumber } from '../mapping/by-number';
import { matchUnknown } from '../mapping/refusals';
import type { VenueSession } from '../session/venue-session';

const MATCH_ID = /^\d{1,20}$/;

const KINDS: ReadonlyMap<string, IncidentKind> = new Map([
  [OB_SCORE.full, 'goal'],
  [OB_SCORE.corners, 'corner'],
  [OB_SCORE.yellowCards, 'yellowCard'],
  [OB_SCORE.redCards, 'redCard'],
]);
const STAGES: ReadonlyMap<number, MatchStage> = byNumber(OB_PERIOD);

/** What has happened in a match of OB or DB; what the product has no word for is passed over. */
export async function obTimeline(session: VenueSession, id: string): Promise<Result<readonly Incident[]>> {
  if (!MATCH_ID.test(id)) return matchUnknown(obMatchEvents.path);
  const answer = await session.call(obMatchEvents, { mid: id }, { noToast: true });
  if (!answer.ok) return answer;
  const timeline = answer.value.list.flatMap(({ sn, sd: side, mmp, mst }): Incident[] => {
    const kind = KINDS.get(sn);
    if (kind === undefined || (side !== 'home' && side !== 'away')) return [];
    return [{ kind, side, clock: { seconds: Number(mst), period: STAGES.get(Number(mmp)) ?? 'inPlay' } }];
  });
  return { ok: true, value: timeline };
}
