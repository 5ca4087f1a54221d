import * as v from 'valibot';
import { defineCall } from '../../define-call';
import { wireId } from './wire';

// What happened in one match (ROUTE-082). A file of its own: it is fetched with the first timeline that is looked at.

/** `sn` is the score that it counts in (`S1` goals, `S5` corners …), `sd` the side, `mmp` and `mst` as a match's. */
const incident = v.object({ sn: v.string(), sd: v.string(), mmp: wireId, mst: wireId });

/** What has happened in a match so far, in the order of play; nothing in sports that are not counted in goals. */
export const matchEvents = defineCall({
  method: 'POST',
  path: '/yewu11/v1/m/getMatchEventsPB',
  safety: 'read',
  request: v.object({ mid: wireId }),
  response: v.object({ mid: wireId, list: v.array(incident) }),
});

export type Incident = v.InferOutput<typeof incident>;
