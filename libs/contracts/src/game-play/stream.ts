import * as v from 'valibot';
import { epochMs, idText, moneyText } from '../fields';
import { playSums, round } from './fields';
import { players, sharedOutcome, sharedRound } from './shared-rounds';

/** The WebSocket of the games' origin that tells what happens in a shared game. */
export const STREAM_PATH = '/play/stream';

/** The first message of a page, within 10 s; nothing else is sent by it. */
export const streamHello = v.object({ token: idText });

/**
 * What the stream tells. `phase` comes at once after the first message, then at every change. A page that was cut off connects
 * anew and reads the table or the draws again.
 */
export const streamMessage = v.variant('type', [
  v.object({ type: v.literal('phase'), now: epochMs, round: sharedRound, players }),
  /** No more bets are taken at a table, or numbers are drawn: what came out, with its seed. A table's is to be shown until `resultAt`. */
  v.object({ type: v.literal('outcome'), now: epochMs, outcome: sharedOutcome }),
  /** Bets of the member were taken, in whichever of their windows. */
  v.object({ type: v.literal('placed'), round, balance: moneyText }),
  /** The member's round is paid. */
  v.object({ type: v.literal('settled'), round, balance: moneyText, sums: playSums }),
  v.object({ type: v.literal('players'), players }),
  /** The session is over; the connection is closed. */
  v.object({ type: v.literal('ended'), message: v.string() }),
]);
export type StreamMessage = v.InferOutput<typeof streamMessage>;
