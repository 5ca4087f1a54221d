import * as v from 'valibot';
import { defineCall } from '../../define-call';
import { serverTime } from './wire';

// What happened in one match (ROUTE-082). A file of its own: it is fetched with the first timeline that is looked at.

/** `EventGroupTypeId` is what was counted (goals, corners, bookings, dismissals), `Side` as `ServingSide`, `RBTime` as an event's. */
const incident = v.object({ EventGroupTypeId: v.number(), Side: v.number(), RBTime: v.string() });

/** What has happened in an event so far, in the order of play; nothing in sports that are not counted in goals. */
export const getEventIncidents = defineCall({
  method: 'POST',
  path: '/api/mobile/GetEventIncidents',
  safety: 'read',
  request: v.object({ EventId: v.pipe(v.number(), v.integer()) }),
  response: v.object({ ServerTime: serverTime, EventId: v.number(), Incidents: v.array(incident) }),
});

export type Incident = v.InferOutput<typeof incident>;
