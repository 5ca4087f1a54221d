import type { Money } from '@heptad/formatting';

/** What a bet is worth before it is settled. `suspended` comes back; `none` is not offered for this bet. */
export type CashOutOffer = OpenCashOutOffer | ClosedCashOutOffer;

export interface OpenCashOutOffer {
  readonly betId: string;
  readonly state: 'open';
  /** What still runs of the bet's stake, and what is paid for all of it. */
  readonly stake: Money;
  readonly value: Money;
  /** A part of the stake is a multiple of this; what is cashed out and what runs on are each at least {@link least}. */
  readonly step: Money;
  readonly least: Money;
  /** When the venue reckoned it, and until when it keeps to it; milliseconds. */
  readonly at: number;
  readonly expiresAt: number;
}

export interface ClosedCashOutOffer {
  readonly betId: string;
  readonly state: 'suspended' | 'none';
}

/** A wish to give up a part of a bet's stake, or all of it. */
export interface CashOutOrder {
  readonly betId: string;
  readonly stake: Money;
  /** What the member saw and consented to: never less is paid. */
  readonly seen: Money;
  /** The offer's own {@link OpenCashOutOffer.at}. */
  readonly seenAt: number;
}

/** A cash-out that was paid. */
export interface CashOut {
  readonly id: string;
  readonly betId: string;
  readonly stake: Money;
  readonly paid: Money;
  /** What runs on. */
  readonly running: Money;
  /** Milliseconds. */
  readonly at: number;
}

/** Paid, or worth less than was seen: then nothing has moved, and the member is asked about the new offer. */
export type CashOutOutcome =
  | { readonly state: 'done'; readonly cashOut: CashOut }
  | { readonly state: 'valueChanged'; readonly offer: CashOutOffer };
