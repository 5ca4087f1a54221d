import { compareMoney, sumMoney, ZERO, type Money } from '@heptad/formatting';
import { isWriteOpen, type BegunWrite } from '@heptad/idempotent-write';
import type { Transfer, WalletBalance } from '@heptad/venue-gateway';
import type { TransferOrder } from '../transfer/transfer-write';

/** What became of bringing money back from several venues, each by a transfer of its own. */
export interface BroughtBack {
  /** All that is known to have come back. */
  readonly came: Money;
  /** Some have succeeded without a word on how much came. */
  readonly untold: boolean;
  /** Some are still under way. */
  readonly open: boolean;
  /** From these nothing came, and each can be tried again. */
  readonly failed: readonly WalletBalance[];
  /** These hold money and are under maintenance. */
  readonly closed: readonly WalletBalance[];
}

const holds = ({ balance }: WalletBalance): boolean => compareMoney(balance, ZERO) > 0;

/** The venues from which money can be brought back now. */
export function bringable(channels: readonly WalletBalance[]): readonly WalletBalance[] {
  return channels.filter((each) => each.available && holds(each));
}

/** Sums the transfers back up; undefined where there is none. */
export function broughtBack(
  writes: readonly BegunWrite<TransferOrder, Transfer>[],
  channels: readonly WalletBalance[],
): BroughtBack | undefined {
  const back = writes.filter(({ order }) => order.direction === 'back');
  if (back.length === 0) return undefined;
  const isFailed = (channel: string): boolean =>
    back.some(
      ({ order, status }) => order.direction === 'back' && order.channel === channel && status === 'failed',
    );
  return {
    came: sumMoney(
      back.flatMap((write) =>
        (write.status === 'succeeded' || write.status === 'failed') && write.end?.amount !== undefined
          ? [write.end.amount]
          : [],
      ),
    ),
    untold: back.some((write) => write.status === 'succeeded' && write.end?.amount === undefined),
    open: back.some(isWriteOpen),
    failed: channels.filter(({ channel }) => isFailed(channel)),
    closed: channels.filter((each) => !each.available && holds(each)),
  };
}
