import * as v from 'valibot';
import { defineCall } from '../../define-call';
import {
  formation,
  MOST_PLAYERS,
  MOST_SUBSTITUTIONS,
  place,
  playerName,
  shirtName,
  shirtNumber,
} from '../line-up-fields';
import { wireId } from './wire';

// Who plays in one match (ROUTE-081, ROUTE-082). A file of its own: it is fetched with the first line-up that is looked at.

/** `lus`: the match has no line-ups, has none yet, has them. */
export const LINE_UP_STATE = { none: 0, notAnnounced: 1, announced: 2 } as const;

/** `pos`. */
export const POSITION = {
  goalkeeper: 'GK',
  defender: 'DF',
  midfielder: 'MF',
  forward: 'FW',
  guard: 'GD',
  centre: 'CT',
} as const;

/** A player: `sd` the side, `num` the shirt's number, `st` 1 for a starter, `pl` its place in the formation. */
export const player = v.object({
  pid: wireId,
  sd: v.string(),
  pn: playerName,
  psn: shirtName,
  num: v.union([v.pipe(v.string(), v.regex(/^\d{1,2}$/)), shirtNumber]),
  pos: v.string(),
  st: v.picklist([0, 1]),
  pl: v.nullish(place),
});

/** `op` goes off, `ip` comes in; `sd` the side, `mmp` and `mst` as a match's. */
export const substitution = v.object({
  sd: v.string(),
  mmp: wireId,
  mst: wireId,
  op: wireId,
  ip: wireId,
});

/** Line-ups of a match and who has come in so far, both empty until they are announced; `hf` and `af` are the formations. */
export const matchLineup = defineCall({
  method: 'POST',
  path: '/yewu11/v1/m/getMatchLineupPB',
  safety: 'read',
  request: v.object({ mid: wireId }),
  response: v.object({
    mid: wireId,
    lus: v.number(),
    hf: formation,
    af: formation,
    list: v.pipe(v.array(player), v.maxLength(2 * MOST_PLAYERS)),
    subs: v.pipe(v.array(substitution), v.maxLength(MOST_SUBSTITUTIONS)),
  }),
});

export type Player = v.InferOutput<typeof player>;
