import * as v from 'valibot';
import { defineCall } from '../../define-call';
import { bigId } from '../../fields';
import {
  formation,
  MOST_PLAYERS,
  MOST_SUBSTITUTIONS,
  place,
  playerName,
  shirtName,
  shirtNumber,
} from '../line-up-fields';

// Who plays in one match (ROUTE-081, ROUTE-082). A file of its own: it is fetched with the first line-up that is looked at.

/** `ls`: the match has no line-ups, has none yet, has them. */
export const LINE_UP_STATE = { none: 0, notAnnounced: 1, announced: 2 } as const;

/** `po`. */
export const POSITION = {
  goalkeeper: 1,
  defender: 2,
  midfielder: 3,
  forward: 4,
  guard: 11,
  centre: 12,
} as const;

/** A player: `no` the shirt's number, `po` the position, `st` 1 for a starter, `pl` its place in the formation. */
export const player = v.object({
  id: bigId,
  na: playerName,
  sna: shirtName,
  no: shirtNumber,
  po: v.number(),
  st: v.picklist([0, 1]),
  pl: v.nullish(place),
});

/** `oid` goes off, `iid` comes in; `sd` the side as `sv`, `pe` and `s` as a clock's. */
export const substitution = v.object({
  sd: v.number(),
  pe: v.number(),
  s: v.number(),
  oid: bigId,
  iid: bigId,
});

/** One side: `sd` as `sv`, `fm` its formation. */
export const lineUp = v.object({
  sd: v.number(),
  fm: formation,
  ps: v.pipe(v.array(player), v.maxLength(MOST_PLAYERS)),
});

/** Line-ups of a match and who has come in so far, both empty until they are announced. */
export const matchLineup = defineCall({
  method: 'POST',
  path: '/v1/match/getMatchLineup',
  safety: 'read',
  request: v.object({ matchId: bigId }),
  response: v.object({
    id: bigId,
    ls: v.number(),
    lu: v.pipe(v.array(lineUp), v.maxLength(2)),
    su: v.pipe(v.array(substitution), v.maxLength(MOST_SUBSTITUTIONS)),
  }),
});

export type LineUp = v.InferOutput<typeof lineUp>;
