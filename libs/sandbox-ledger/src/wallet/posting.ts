import type { wallet } from '@heptad/contracts';
import type { AccountId } from './accounts';

/** One side of a transaction: minor units, added to the account when positive. */
export interface Posting {
  readonly account: AccountId;
  readonly amount: bigint;
}

/** What a movement is for, in the words of the member's wallet history (CALL-067). */
export type PostingReason = (typeof wallet.entryKinds)[number];

/** What every ledger transaction says about itself. */
export interface PostingNote {
  readonly reason: PostingReason;
  /** What it belongs to: an order or bet number. */
  readonly reference?: string;
  /** Whose history shows it. */
  readonly memberId?: string;
  /** With a key (and a member) the transaction happens once, however often it is asked for. */
  readonly key?: string;
}

/** What is known of a transaction once it is written. */
export interface LedgerReceipt {
  readonly transactionId: number;
  /** Sandbox time, ms. */
  readonly at: number;
}

/** The wallet has less than was asked for; nothing was moved. */
export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';

  constructor(readonly account: AccountId) {
    super(`insufficient funds: ${account}`);
  }
}
