import type { Money } from '@heptad/formatting';

/** The money a member has at one channel (a sports venue or a family of games). */
export interface WalletBalance {
  /** Venue code, normalised for sports venues. */
  readonly channel: string;
  readonly name: string;
  readonly balance: Money;
  /** False while the venue is under maintenance and its balance may be old. */
  readonly available: boolean;
}

export interface Wallet {
  readonly currency: string;
  /** The centre wallet. */
  readonly centre: Money;
  /** The centre and all channels together, as the platform adds them up. */
  readonly total: Money;
  readonly channels: readonly WalletBalance[];
}

/** `confirming`: the outcome is not known yet; ask again with the same key, never send again. */
export type TransferState = 'confirming' | 'succeeded' | 'failed';

export interface Transfer {
  /** The idempotency key it was sent under. */
  readonly key: string;
  /** The platform's number, digits only; absent until the platform has answered. */
  readonly id?: string;
  readonly direction: 'in' | 'back';
  /** Absent when everything was brought back from everywhere. */
  readonly channel?: string;
  /** What has moved; of what came back from everywhere the sum, nothing where there was nothing. Absent until it is known. */
  readonly amount?: Money;
  readonly state: TransferState;
  readonly message?: string;
}
