import * as v from 'valibot';
import { defineCall } from '../../define-call';
import { bigId } from '../../fields';

// What happened in one match (ROUTE-082). A file of its own: it is fetched with the first timeline that is looked at.

/** `tyg` is what was counted, as a score's; `sd` the side as `sv`; `pe` and `s` as a clock's. */
const incident = v.object({ tyg: v.number(), sd: v.number(), pe: v.number(), s: v.number() });

/** What has happened in a match so far, in the order of play; nothing in sports that are not counted in goals. */
export const matchEvents = defineCall({
  method: 'POST',
  path: '/v1/match/getMatchEvents',
  safety: 'read',
  request: v.object({ matchId: bigId }),
  response: v.object({ id: bigId, es: v.array(incident) }),
});

export type Incident = v.InferOutput<typeof incident>;
