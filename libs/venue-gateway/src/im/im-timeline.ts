import type { Result } from '@heptad/api-client';
import { im } from '@heptad/contracts';
import type { Incident, IncidentKind } from '../entities/timeline';
import { byNumber } from '../mapping/by-number';
import { matchUnknown } from '../mapping/refusals';
import type { VenueSession } from '../session/venue-session';
import { imClock } from './im-match';

const EVENT_ID = /^\d{1,15}$/;

const KINDS: ReadonlyMap<number, IncidentKind> = new Map([
  [im.EVENT_GROUP.goals, 'goal'],
  [im.EVENT_GROUP.corners, 'corner'],
  [im.EVENT_GROUP.bookings, 'yellowCard'],
  [im.EVENT_GROUP.dismissals, 'redCard'],
]);
const SIDES = byNumber(im.SERVING);

/** What has happened in an event of IM; what the product has no word for is passed over. */
export async function imTimeline(session: VenueSession, id: string): Promise<Result<readonly Incident[]>> {
  if (!EVENT_ID.test(id)) return matchUnknown(im.getEventIncidents.path);
  const answer = await session.call(im.getEventIncidents, { EventId: Number(id) }, { noToast: true });
  if (!answer.ok) return answer;
  const timeline = answer.value.Incidents.flatMap(({ EventGroupTypeId, Side, RBTime }): Incident[] => {
    const [kind, side] = [KINDS.get(EventGroupTypeId), SIDES.get(Side)];
    const clock = imClock(RBTime, false);
    if (kind === undefined || side === undefined || clock === undefined) return [];
    return [{ kind, side, clock: { seconds: clock.seconds, period: clock.period } }];
  });
  return { ok: true, value: timeline };
}
