import { CENTRE_WALLET, memberAccount, once, platformAccount } from '@heptad/sandbox-ledger';
import type { Member } from '../members/member';
import { orderNumber } from '../payments/order-numbers';
import type { SandboxServices } from '../server/services';
import { adjusted } from './adjustment-mail';

/** Keys of the operator's are one space: a key that was used for one member is used for all. */
const OPERATOR = 'operator';

/** What an operator corrects by hand. */
export interface Adjustment {
  /** Minor units, not zero; below zero it is taken from the member. */
  readonly amount: bigint;
  /** What the member reads of it. */
  readonly reason: string;
  readonly key: string;
}

/**
 * Posts a correction between the house and a member's centre wallet, once a key, and tells the member by mail. It is no deposit: it
 * counts for no limit, grade or duty.
 * @returns the number of the adjustment
 * @throws InsufficientFunds where more would be taken than is in the centre; IdempotencyConflict where the key was used for
 * another member, amount or reason
 */
export async function adjust(
  services: Pick<SandboxServices, 'storage' | 'ledger' | 'clock' | 'mails'>,
  { id: memberId, currency }: Pick<Member, 'id' | 'currency'>,
  { amount, reason, key }: Adjustment,
): Promise<string> {
  const { storage, ledger, clock, mails } = services;
  const at = Math.trunc(clock.now());
  const body = { memberId, amount, reason };
  return once(storage, { memberId: OPERATOR, operation: 'adjustment', key, body, at }, async () => {
    const { id } = await storage.db
      .insertInto('adjustments')
      .values({ member_id: memberId, amount_minor: amount, reason, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const reference = orderNumber('A', id);
    await ledger.post(
      [
        { account: memberAccount(memberId, CENTRE_WALLET, currency), amount },
        { account: platformAccount('house', currency), amount: -amount },
      ],
      { reason: 'adjustment', reference, memberId },
    );
    await mails.send(memberId, adjusted(reference, { amount, reason, currency }));
    return reference;
  });
}
