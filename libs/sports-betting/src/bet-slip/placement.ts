import type { ApiError } from '@heptad/api-client';
import type { Money, Odds } from '@heptad/formatting';
import type { Bet, OddsAcceptance, VenueCode } from '@heptad/venue-gateway';
import type { Tolerance } from './quick-bet-choices';
import type { PriceProblem } from './rules/consent';
import type { SlipSelection } from './slip-selection';

/** One bet a member asked for, with the prices that were on the screen at the tap. */
export interface WagerRequest {
  /** As in `Wager`. */
  readonly id: string;
  readonly venue: VenueCode;
  readonly comboCode: number;
  readonly legs: readonly SlipSelection[];
  /** Of a bet builder: its one price that was on the screen at the tap. */
  readonly builderOdds?: Odds | undefined;
  /** Of each combination. */
  readonly stake: Money;
  readonly acceptance: OddsAcceptance;
  /** How much worse than the prices shown was agreed to, in percent; absent but for quick bets. */
  readonly tolerance?: Tolerance | undefined;
}

/**
 * `sending` until the venue answers, `confirming` when the answer was lost, `undecided` when asking brought no end,
 * `pending` while the venue considers; the others are ends.
 */
export type PlacementStatus =
  'sending' | 'confirming' | 'undecided' | 'pending' | 'accepted' | 'rejected' | 'failed';

/** One bet from the tap to its end. */
export interface Placement extends WagerRequest {
  /** The idempotency key, made once for this bet. */
  readonly key: string;
  readonly status: PlacementStatus;
  /** What the venue made of it, as soon as it is known. */
  readonly bet?: Bet;
  /** Why it was never sent. */
  readonly problem?: PriceProblem;
  /** Why the venue refused it. */
  readonly error?: ApiError;
}

/** Whether a bet may still become one, so that no other may be placed. */
export const isOpen = ({ status }: Placement): boolean =>
  status === 'sending' || status === 'confirming' || status === 'pending' || status === 'undecided';

/** Whether something is being done about it right now. */
export const isBusy = (placement: Placement): boolean =>
  isOpen(placement) && placement.status !== 'undecided';

/** Where a bet stands by what the venue says of it; a settled one was accepted before. */
export function statusOf({ state }: Bet): 'pending' | 'rejected' | 'accepted' {
  return state === 'pending' || state === 'rejected' ? state : 'accepted';
}
