import * as v from 'valibot';
import { idText, moneyText } from '../fields';

/** Marks messages between the site and a game's frame; what has it not is somebody else's. */
export const FRAME_CHANNEL = 'heptad.game.1';

const channel = v.literal(FRAME_CHANNEL);

/** What a game tells the page around it. */
export const gameMessage = v.variant('type', [
  /** The game has drawn its first frame. */
  v.object({ channel, type: v.literal('ready') }),
  v.object({ channel, type: v.literal('roundBegun'), round: idText }),
  v.object({ channel, type: v.literal('roundEnded'), round: idText, win: moneyText }),
  v.object({ channel, type: v.literal('balance'), balance: moneyText }),
  /** The member wants to leave. */
  v.object({ channel, type: v.literal('leave') }),
  /** The game cannot go on; `message` is to be shown. */
  v.object({ channel, type: v.literal('error'), message: v.pipe(v.string(), v.maxLength(300)) }),
]);
export type GameMessage = v.InferOutput<typeof gameMessage>;

/** What the page tells its game. */
export const siteMessage = v.variant('type', [
  /** No round may begin: something stands over the game, such as a reality check. */
  v.object({ channel, type: v.literal('pause') }),
  v.object({ channel, type: v.literal('resume') }),
  /** Money came or went elsewhere: the balance is to be asked anew. */
  v.object({ channel, type: v.literal('balanceMoved') }),
]);
export type SiteMessage = v.InferOutput<typeof siteMessage>;
