import * as v from 'valibot';
import { defineCall } from '../define-call';
import { epochMs, idText, language, moneyText, noFields, positiveMoneyText } from '../fields';
import { art, clientSeed, engine, playSums, promise, round, volatility } from './fields';

/**
 * The calls of the games' own origin. Each carries the session that the launch gave, as `Authorization: Bearer`. A refusal is
 * `refusal` with a status of 400 (bad request), 401 (session ended), 409 (same key, other body) or 422 (refused by a rule).
 */

/** What a game needs before its first round. */
export const open = defineCall({
  method: 'POST',
  path: '/play/open',
  family: 'raw',
  safety: 'read',
  request: v.object({ language }),
  response: v.object({
    game: v.object({
      id: idText,
      name: v.string(),
      engine,
      art,
      /** Slots only. */
      volatility: v.optional(volatility),
      /** Per cent of what is staked: `96.28`, or `97.30–98.65` where bets differ. */
      rtp: v.string(),
      least: moneyText,
      most: moneyText,
      greatestWin: v.number(),
    }),
    /** Whether real play money is staked; else a demo's, which is kept nowhere. */
    real: v.boolean(),
    currency: v.string(),
    balance: moneyText,
    /** The platform's clock: what swims, and when rounds that are shared begin, is told by it. */
    now: epochMs,
    /** The least milliseconds from one round's beginning to the next one's. */
    leastRoundMs: v.number(),
    clientSeed,
    next: promise,
    /** The last round, where it is over and no page has shown it to its end yet. */
    unseen: v.optional(round),
    sums: playSums,
  }),
});

/** Plays a round of a game that is settled at once. Sent again with its key it is the same round. */
export const play = defineCall({
  method: 'POST',
  path: '/play/round',
  family: 'raw',
  safety: 'keyed',
  request: v.object({
    key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
    stake: positiveMoneyText,
    clientSeed,
    /** In the form of the game's engine. */
    choice: v.optional(v.pipe(v.string(), v.maxLength(2_000)), '{}'),
  }),
  response: v.object({ round, balance: moneyText, next: promise, sums: playSums }),
});

/** Says that a round was shown to its end. */
export const seen = defineCall({
  method: 'POST',
  path: '/play/seen',
  family: 'raw',
  request: v.object({ round: idText }),
  response: v.object({}),
});

/** The balance as it is now. */
export const balance = defineCall({
  method: 'POST',
  path: '/play/balance',
  family: 'raw',
  safety: 'read',
  request: noFields,
  response: v.object({ balance: moneyText, sums: playSums }),
});

/** Why a call of a game was refused; `message` is to be shown, in the language of `Accept-Language`. */
export const refusal = v.object({ code: v.number(), message: v.string() });
