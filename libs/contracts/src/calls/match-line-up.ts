import * as v from 'valibot';
import { defineCall } from '../define-call';
import { bigId } from '../fields';
import { imServerTime } from '../wire/im';
import { obDigits } from '../wire/ob';

// Who plays in one match, by family (ROUTE-081, ROUTE-082). A file of its own: it is fetched with the first line-up that is looked at.

/** Nobody's squad is larger, however many a venue counts to it. */
const MOST_PLAYERS = 60;
const MOST_SUBSTITUTIONS = 40;

const playerName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));
/** What stands on a shirt; absent where the venue has no shorter form of the name. */
const shirtName = v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(40)));
const shirtNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
/** Where a starter stands: 1 the goalkeeper, then row by row of the formation, each from the left to the right. */
const place = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(11));
/** Rows of a formation from the back, without the goalkeeper, `4-2-3-1`; absent in sports that have none. */
const formation = v.nullish(v.pipe(v.string(), v.maxLength(20)));

/** `LineUpStatusId`: the event has no line-ups, has none yet, has them. */
export const IM_LINE_UP_STATUS = { none: 0, notAnnounced: 1, announced: 2 } as const;

/** `PositionId`. */
export const IM_POSITION = {
  goalkeeper: 1,
  defender: 2,
  midfielder: 3,
  forward: 4,
  guard: 5,
  centre: 6,
} as const;

/** A player of one side; `FormationPlace` is there for the starters of sports with formations. */
export const imPlayer = v.object({
  PlayerId: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  PlayerName: playerName,
  PlayerShortName: shirtName,
  ShirtNumber: shirtNumber,
  PositionId: v.number(),
  IsStarter: v.boolean(),
  FormationPlace: v.nullish(place),
});

/** `Side` as `ServingSide`, `RBTime` as an event's. */
export const imSubstitution = v.object({
  Side: v.number(),
  RBTime: v.string(),
  PlayerOutId: imPlayer.entries.PlayerId,
  PlayerInId: imPlayer.entries.PlayerId,
});

/** One side: `Side` as `ServingSide`. */
export const imLineUp = v.object({
  Side: v.number(),
  Formation: formation,
  Players: v.pipe(v.array(imPlayer), v.maxLength(MOST_PLAYERS)),
});

/** Line-ups of an event and who has come in so far, both empty until they are announced. */
export const imGetEventLineups = defineCall({
  method: 'POST',
  path: '/api/mobile/GetEventLineups',
  safety: 'read',
  request: v.object({ EventId: v.pipe(v.number(), v.integer()) }),
  response: v.object({
    ServerTime: imServerTime,
    EventId: v.number(),
    LineUpStatusId: v.number(),
    LineUps: v.pipe(v.array(imLineUp), v.maxLength(2)),
    Substitutions: v.pipe(v.array(imSubstitution), v.maxLength(MOST_SUBSTITUTIONS)),
  }),
});

/** `lus`: the match has no line-ups, has none yet, has them. */
export const OB_LINE_UP_STATE = { none: 0, notAnnounced: 1, announced: 2 } as const;

/** `pos`. */
export const OB_POSITION = {
  goalkeeper: 'GK',
  defender: 'DF',
  midfielder: 'MF',
  forward: 'FW',
  guard: 'GD',
  centre: 'CT',
} as const;

/** A player: `sd` the side, `num` the shirt's number, `st` 1 for a starter, `pl` its place in the formation. */
export const obPlayer = v.object({
  pid: obDigits,
  sd: v.string(),
  pn: playerName,
  psn: shirtName,
  num: v.union([v.pipe(v.string(), v.regex(/^\d{1,2}$/)), shirtNumber]),
  pos: v.string(),
  st: v.picklist([0, 1]),
  pl: v.nullish(place),
});

/** `op` goes off, `ip` comes in; `sd` the side, `mmp` and `mst` as a match's. */
export const obSubstitution = v.object({
  sd: v.string(),
  mmp: obDigits,
  mst: obDigits,
  op: obDigits,
  ip: obDigits,
});

/** Line-ups of a match and who has come in so far, both empty until they are announced; `hf` and `af` are the formations. */
export const obMatchLineup = defineCall({
  method: 'POST',
  path: '/yewu11/v1/m/getMatchLineupPB',
  safety: 'read',
  request: v.object({ mid: obDigits }),
  response: v.object({
    mid: obDigits,
    lus: v.number(),
    hf: formation,
    af: formation,
    list: v.pipe(v.array(obPlayer), v.maxLength(2 * MOST_PLAYERS)),
    subs: v.pipe(v.array(obSubstitution), v.maxLength(MOST_SUBSTITUTIONS)),
  }),
});

/** `ls`: the match has no line-ups, has none yet, has them. */
export const FB_LINE_UP_STATE = { none: 0, notAnnounced: 1, announced: 2 } as const;

/** `po`. */
export const FB_POSITION = {
  goalkeeper: 1,
  defender: 2,
  midfielder: 3,
  forward: 4,
  guard: 11,
  centre: 12,
} as const;

/** A player: `no` the shirt's number, `po` the position, `st` 1 for a starter, `pl` its place in the formation. */
export const fbPlayer = v.object({
  id: bigId,
  na: playerName,
  sna: shirtName,
  no: shirtNumber,
  po: v.number(),
  st: v.picklist([0, 1]),
  pl: v.nullish(place),
});

/** `oid` goes off, `iid` comes in; `sd` the side as `sv`, `pe` and `s` as a clock's. */
export const fbSubstitution = v.object({
  sd: v.number(),
  pe: v.number(),
  s: v.number(),
  oid: bigId,
  iid: bigId,
});

/** One side: `sd` as `sv`, `fm` its formation. */
export const fbLineUp = v.object({
  sd: v.number(),
  fm: formation,
  ps: v.pipe(v.array(fbPlayer), v.maxLength(MOST_PLAYERS)),
});

/** Line-ups of a match and who has come in so far, both empty until they are announced. */
export const fbMatchLineup = defineCall({
  method: 'POST',
  path: '/v1/match/getMatchLineup',
  safety: 'read',
  request: v.object({ matchId: bigId }),
  response: v.object({
    id: bigId,
    ls: v.number(),
    lu: v.pipe(v.array(fbLineUp), v.maxLength(2)),
    su: v.pipe(v.array(fbSubstitution), v.maxLength(MOST_SUBSTITUTIONS)),
  }),
});

export type ImPlayer = v.InferOutput<typeof imPlayer>;
export type ImSubstitution = v.InferOutput<typeof imSubstitution>;
export type ImLineUp = v.InferOutput<typeof imLineUp>;
export type ObPlayer = v.InferOutput<typeof obPlayer>;
export type ObSubstitution = v.InferOutput<typeof obSubstitution>;
export type FbPlayer = v.InferOutput<typeof fbPlayer>;
export type FbSubstitution = v.InferOutput<typeof fbSubstitution>;
export type FbLineUp = v.InferOutput<typeof fbLineUp>;
