import * as v from 'valibot';
import { defineCall } from '../define-call';
import { epochMs, flag, idText, language, nothing, playCount, score } from '../fields';

/** The most teams that a member follows. */
export const MOST_FOLLOWED = 50;

/** The teams that the member follows, the latest first, each with the match that it plays now or its next one. */
export const followed = defineCall({
  method: 'POST',
  path: '/game/api/v1/teams/followed',
  access: 'member',
  safety: 'read',
  request: v.object({ language }),
  response: v.object({
    /** Ids as every sports venue has them. */
    teams: v.pipe(
      v.array(
        v.object({
          id: idText,
          name: v.string(),
          next: v.optional(
            v.object({
              id: idText,
              league: v.string(),
              home: v.string(),
              away: v.string(),
              kickOff: epochMs,
              /** From kick-off on. */
              score: v.optional(score),
            }),
          ),
        }),
      ),
      v.maxLength(MOST_FOLLOWED),
    ),
  }),
});

/** Follows a team or no longer; said twice it is the same. One more than {@link MOST_FOLLOWED} is refused. */
export const follow = defineCall({
  method: 'POST',
  path: '/game/api/v1/teams/follow',
  access: 'member',
  request: v.object({ id: idText, followed: v.boolean() }),
  response: nothing,
});

/** The matches of followed teams that run or begin within a day, in sports that count goals, with the goals so far. */
export const matches = defineCall({
  method: 'POST',
  path: '/game/api/v1/teams/matches',
  access: 'member',
  safety: 'read',
  request: v.object({ language }),
  response: v.object({
    matches: v.array(
      v.object({
        id: idText,
        home: v.string(),
        away: v.string(),
        /** 1 while it is played, 0 before. */
        live: flag,
        score,
        /** In the order of play; a cancelled one stays in its place. */
        goals: v.array(
          v.object({
            /** The same in every answer. */
            id: idText,
            side: v.picklist(['home', 'away']),
            minute: playCount,
            /** As it stood after it. */
            score,
            cancelled: v.boolean(),
          }),
        ),
      }),
    ),
  }),
});
