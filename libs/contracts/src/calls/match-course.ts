import * as v from 'valibot';
import { defineCall } from '../define-call';
import { bigId } from '../fields';
import { imServerTime } from '../wire/im';
import { obDigits } from '../wire/ob';

// What happened in one match, by family (ROUTE-082). A file of its own: it is fetched with the first course that is looked at.

/** `EventGroupTypeId` is what was counted (goals, corners, bookings, dismissals), `Side` as `ServingSide`, `RBTime` as an event's. */
export const imIncident = v.object({ EventGroupTypeId: v.number(), Side: v.number(), RBTime: v.string() });

/** What has happened in an event so far, in the order of play; nothing in sports that are not counted in goals. */
export const imGetEventIncidents = defineCall({
  method: 'POST',
  path: '/api/mobile/GetEventIncidents',
  safety: 'read',
  request: v.object({ EventId: v.pipe(v.number(), v.integer()) }),
  response: v.object({ ServerTime: imServerTime, EventId: v.number(), Incidents: v.array(imIncident) }),
});

/** `sn` is the score that it counts in (`S1` goals, `S5` corners …), `sd` the side, `mmp` and `mst` as a match's. */
export const obIncident = v.object({ sn: v.string(), sd: v.string(), mmp: obDigits, mst: obDigits });

/** What has happened in a match so far, in the order of play; nothing in sports that are not counted in goals. */
export const obMatchEvents = defineCall({
  method: 'POST',
  path: '/yewu11/v1/m/getMatchEventsPB',
  safety: 'read',
  request: v.object({ mid: obDigits }),
  response: v.object({ mid: obDigits, list: v.array(obIncident) }),
});

/** `tyg` is what was counted, as a score's; `sd` the side as `sv`; `pe` and `s` as a clock's. */
export const fbIncident = v.object({ tyg: v.number(), sd: v.number(), pe: v.number(), s: v.number() });

/** What has happened in a match so far, in the order of play; nothing in sports that are not counted in goals. */
export const fbMatchEvents = defineCall({
  method: 'POST',
  path: '/v1/match/getMatchEvents',
  safety: 'read',
  request: v.object({ matchId: bigId }),
  response: v.object({ id: bigId, es: v.array(fbIncident) }),
});

export type ImIncident = v.InferOutput<typeof imIncident>;
export type ObIncident = v.InferOutput<typeof obIncident>;
export type FbIncident = v.InferOutput<typeof fbIncident>;
