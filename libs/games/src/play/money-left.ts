import { GAME_MONEY_LEFT_KEY, storedItem } from '@heptad/device';
import * as v from 'valibot';

/** Where a member's money lies while they play: it is still there when the page was closed over the game (VENUE-017). */
export const moneyLeft = v.object({
  /** Whose money it is: a device may be shared. */
  member: v.string(),
  /** The venue, as the address of the game's page names it. */
  channel: v.string(),
  /** The member lets money follow them by itself, there and back. */
  automatic: v.boolean(),
  /** A round goes on that pays after the page was left. */
  round: v.boolean(),
  /** When the page of the game last said that it is open, ms of the device's clock. */
  at: v.number(),
  /** It said then that it goes. */
  gone: v.boolean(),
});
export type MoneyLeft = v.InferOutput<typeof moneyLeft>;

/** The game whose money may have stayed behind; one at a time. */
export const MONEY_LEFT_ITEM = storedItem(GAME_MONEY_LEFT_KEY, moneyLeft);

/** How often an open game says that it is open, ms. Timers of a page in the background run once a minute. */
export const ALIVE_MS = 30_000;
/** A page that has said nothing for so long is gone, ms. */
const GONE_MS = 150_000;

/** The longest that a round goes on, with some room: a lottery's day, ms. */
const ROUND_MS = 26 * 3_600_000;

/** Whether the page of the game has gone, so that its money stands alone. @param now ms of the device's clock */
export const isLeft = ({ at, gone }: MoneyLeft, now: number): boolean => gone || now - at > GONE_MS;

/** Whether money may still come into the venue from a round that the game was left with. @param now ms of the device's clock */
export const mayStillPay = ({ round, at }: MoneyLeft, now: number): boolean => round && now - at < ROUND_MS;
