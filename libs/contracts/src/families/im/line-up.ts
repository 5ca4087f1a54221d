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
import { serverTime } from './wire';

// Who plays in one match (ROUTE-081, ROUTE-082). A file of its own: it is fetched with the first line-up that is looked at.

/** `LineUpStatusId`: the event has no line-ups, has none yet, has them. */
export const LINE_UP_STATUS = { none: 0, notAnnounced: 1, announced: 2 } as const;

/** `PositionId`. */
export const POSITION = {
  goalkeeper: 1,
  defender: 2,
  midfielder: 3,
  forward: 4,
  guard: 5,
  centre: 6,
} as const;

/** A player of one side; `FormationPlace` is there for the starters of sports with formations. */
export const player = v.object({
  PlayerId: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  PlayerName: playerName,
  PlayerShortName: shirtName,
  ShirtNumber: shirtNumber,
  PositionId: v.number(),
  IsStarter: v.boolean(),
  FormationPlace: v.nullish(place),
});

/** `Side` as `ServingSide`, `RBTime` as an event's. */
export const substitution = v.object({
  Side: v.number(),
  RBTime: v.string(),
  PlayerOutId: player.entries.PlayerId,
  PlayerInId: player.entries.PlayerId,
});

/** One side: `Side` as `ServingSide`. */
export const lineUp = v.object({
  Side: v.number(),
  Formation: formation,
  Players: v.pipe(v.array(player), v.maxLength(MOST_PLAYERS)),
});

/** Line-ups of an event and who has come in so far, both empty until they are announced. */
export const getEventLineups = defineCall({
  method: 'POST',
  path: '/api/mobile/GetEventLineups',
  safety: 'read',
  request: v.object({ EventId: v.pipe(v.number(), v.integer()) }),
  response: v.object({
    ServerTime: serverTime,
    EventId: v.number(),
    LineUpStatusId: v.number(),
    LineUps: v.pipe(v.array(lineUp), v.maxLength(2)),
    Substitutions: v.pipe(v.array(substitution), v.maxLength(MOST_SUBSTITUTIONS)),
  }),
});

export type LineUp = v.InferOutput<typeof lineUp>;
