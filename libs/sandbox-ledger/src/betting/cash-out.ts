import type { Money } from '@heptad/formatting';
import type { BetVenue } from './betting';

/** How long a value that was told is kept to, ms. */
export const OFFER_LIFETIME_MS = 10_000;

/** What a bet is worth now. Suspended comes back; `none` does not, or never was. */
export type CashOutOffer =
  | {
      readonly betId: string;
      readonly state: 'open';
      /** What still runs, and what is paid for all of it. */
      readonly stake: Money;
      readonly value: Money;
      /** A part is a multiple of this; what is cashed out and what runs on are each at least `least`. */
      readonly step: Money;
      readonly least: Money;
      /** When the value was reckoned; kept to until `expiresAt`, ms. */
      readonly at: number;
      readonly expiresAt: number;
    }
  | { readonly betId: string; readonly state: 'suspended' | 'none' };

/** A wish to give up a part of a bet's stake, or all of it, for what the member saw. */
export interface CashOutOrder {
  readonly memberId: string;
  readonly venue: BetVenue;
  /** The same key of the same member is the same cash-out, however often it is sent. */
  readonly idempotencyKey: string;
  readonly betId: string;
  readonly stake: Money;
  /** The least that is taken for it. */
  readonly seen: Money;
  /** The offer's own `at`. */
  readonly seenAt: number;
}

export type CashOutRefusal =
  'unknownBet' | 'betOver' | 'suspended' | 'unavailable' | 'badStake' | 'valueChanged' | 'keyReused';

/** A cash-out that was paid. */
export interface CashOut {
  /** Digits only. */
  readonly id: string;
  readonly betId: string;
  readonly stake: Money;
  readonly paid: Money;
  /** What runs on. */
  readonly running: Money;
  readonly at: number;
}

export type CashOutResult =
  | { readonly ok: true; readonly cashOut: CashOut }
  /** Nothing moved. `offer`: what holds now, for `valueChanged`. */
  | { readonly ok: false; readonly reason: CashOutRefusal; readonly offer?: CashOutOffer };

/** The part of betting that pays for bets before they are settled. */
export interface CashOuts {
  /** What the member's bets at a venue are worth now, in the order asked for; unknown ones are left out. */
  cashOutOffers(
    memberId: string,
    venue: BetVenue,
    betIds: readonly string[],
  ): Promise<readonly CashOutOffer[]>;
  /**
   * Pays at least what was seen for a part of the stake or all of it, at once. A repeated key answers with what it did the first
   * time; the same key with different contents is refused as `keyReused`.
   */
  cashOut(order: CashOutOrder): Promise<CashOutResult>;
  /** The cash-out made under a key. */
  cashOutByKey(memberId: string, venue: BetVenue, key: string): Promise<CashOut | undefined>;
}
