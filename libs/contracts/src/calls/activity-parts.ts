import * as v from 'valibot';
import { count, epochMs, flag, idText, moneyText } from '../fields';

/**
 * Where an activity stands for a member. It begins later · may be joined · joined, nothing earned yet · on the way or with a chance left ·
 * a prize waits to be claimed · all that was won is claimed · what was won was not claimed in time · over · stopped by the operator.
 */
export const activityStates = [
  'announced',
  'open',
  'joined',
  'earning',
  'toClaim',
  'claimed',
  'expired',
  'closed',
  'stopped',
] as const;

/** What a prize is: money into the centre wallet, a card of a set, or nothing at all. */
export const prizeKinds = ['money', 'card', 'nothing'] as const;

/**
 * How far what a member was given is. `nothing`: a draw without a prize. A prediction is `waiting` until it is decided, then `right`,
 * `wrong`, or `void` where its match came to no result.
 */
export const recordStates = [
  'paid',
  'toClaim',
  'expired',
  'nothing',
  'waiting',
  'right',
  'wrong',
  'void',
] as const;

/** Printable ASCII; the member's own part of a draw. */
export const clientSeed = v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/));

/** A server seed or the digest of one, lower-case hex. */
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** What every page shows of an activity first. Texts are in the language of `Accept-Language`. */
export const headFields = {
  id: idText,
  /** Which page shows it; a kind that a client does not know is shown as `pureDisplay`. */
  kind: idText,
  /** One of the list's categories. */
  category: idText,
  title: v.string(),
  summary: v.string(),
  /** Which drawing stands for it; the client has one for names it does not know. */
  art: idText,
  startsAt: epochMs,
  /** The first moment after it. */
  endsAt: epochMs,
  /** Until when what was won may be claimed. */
  claimableUntil: epochMs,
  state: v.picklist(activityStates),
  /** Whether something waits for this member now: a chance that is left, or a prize to claim. A guest's is 0. */
  waits: flag,
  /** All its prizes together, where one member can win them all by its steps. */
  prizeTotal: v.optional(moneyText),
};

/** One row of the prize table, as anybody may read it before playing. */
export const prize = v.object({
  id: idText,
  name: v.string(),
  kind: v.picklist(prizeKinds),
  /** Zero where it is not money. */
  amount: moneyText,
  /** How often it is drawn: its weight out of the sum of all; left out where nothing is drawn. */
  weight: v.optional(count),
  /** How many there are in all and how many are left; left out where there is no end of them. */
  stock: v.optional(v.object({ total: count, left: count })),
  /** What has to be reached for it, in the board's own unit; left out where it is drawn. */
  target: v.optional(moneyText),
  /** The places of a ranking that it is for, from 1. */
  ranks: v.optional(v.object({ from: count, to: count })),
  /** What has to be bet before it can be withdrawn free of a fee. */
  turnover: moneyText,
});

/** A prize that the member has won and may claim. `id` is what `activity.claim` is asked with. */
export const claimable = v.object({
  id: idText,
  name: v.string(),
  amount: moneyText,
  turnover: moneyText,
  /** What it was won by, in words. */
  reason: v.string(),
  expiresAt: epochMs,
});

/**
 * All that proves a draw. The server seed's SHA-256 was told before it; the draws are those of `fairDraws` (game-rules) from both seeds and
 * the number. `weights` are those of the prize table then, in its order; `drawn` is the number below their sum that decided.
 */
export const proof = v.object({
  commitment: hex,
  serverSeed: hex,
  clientSeed,
  number: count,
  weights: v.array(count),
  drawn: v.optional(count),
});

/** What came of a play, decided by the platform alone. */
export const playResult = v.object({
  /** The number by which the member knows it. */
  playNo: idText,
  id: idText,
  at: epochMs,
  /** What came of it, in words. */
  text: v.string(),
  /** The row of the prize table that was drawn or reached; left out where the play has none. */
  prizeId: v.optional(idText),
  /** What was paid into the centre wallet with it; zero where nothing was. */
  paid: moneyText,
  /** The number of the payment. */
  orderNo: v.optional(idText),
  /** What a shoot-out's kick came to: where the keeper jumped, and whether it was a goal. */
  kick: v.optional(v.object({ place: count, keeper: count, goal: flag })),
  proof: v.optional(proof),
});

/** A prize that was claimed. */
export const claimResult = v.object({
  orderNo: idText,
  id: idText,
  prizeId: idText,
  name: v.string(),
  amount: moneyText,
  turnover: moneyText,
  claimedAt: epochMs,
});

/** A row of a ranking; the name is masked. */
export const rankRow = v.object({
  rank: count,
  name: v.string(),
  /** In the ranking's unit. */
  value: moneyText,
  /** What the place wins, if it ends so; zero where it wins nothing. */
  prize: moneyText,
  own: flag,
});

/** What a ranking or a step counts in. */
export const unit = v.picklist(['money', 'count']);
