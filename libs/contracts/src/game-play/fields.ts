import * as v from 'valibot';
import { count, epochMs, idText, moneyText } from '../fields';

/** What plays a game. */
export const engines = ['slot', 'baccarat', 'roulette', 'lottery', 'fishing'] as const;
export const engine = v.picklist(engines);

/** How far a game's wins are apart. */
export const volatilities = ['calm', 'brisk', 'steep'] as const;
export const volatility = v.picklist(volatilities);

/** By what a game's picture is drawn: a motif, and two hues in degrees. */
export const art = v.object({
  motif: idText,
  hues: v.tuple([
    v.pipe(v.number(), v.minValue(0), v.maxValue(360)),
    v.pipe(v.number(), v.minValue(0), v.maxValue(360)),
  ]),
});

/** SHA-256 in lower case hexadecimal. */
export const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A seed of the member's own. */
export const clientSeed = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/));

/** What the platform promises of a round before it is played. */
export const promise = v.object({
  /** Of the server's seed. */
  commitment: digest,
  /** Rounds of a session are counted from 1. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/**
 * A round. What was chosen and how it came out are JSON texts in the form of the game's engine: they are kept as they were
 * played, whatever an engine becomes.
 */
export const round = v.object({
  id: idText,
  game: idText,
  engine,
  /** A round that waits for a draw or a deal is open. */
  state: v.picklist(['open', 'settled', 'void']),
  stake: moneyText,
  /** Everything that was paid, with what came from a jackpot. */
  win: moneyText,
  /** What came from a jackpot, where one was won. */
  jackpot: v.optional(moneyText),
  startedAt: epochMs,
  settledAt: v.optional(epochMs),
  choice: v.string(),
  result: v.optional(v.string()),
  proof: v.object({
    ...promise.entries,
    clientSeed,
    /** Told as soon as the round is over; its digest is the commitment. */
    serverSeed: v.optional(digest),
  }),
});

/** A sum of rounds in cents, and how many there were. */
export const playSums = v.object({ rounds: count, staked: moneyText, won: moneyText, since: epochMs });
