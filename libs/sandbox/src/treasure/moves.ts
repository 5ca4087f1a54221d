import { BUSINESS_CODES, type CallResponse, REQUEST_CODES, type treasure } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import { CENTRE_WALLET, memberAccount, TREASURE_WALLET } from '@heptad/sandbox-ledger';
import type { Row } from '@heptad/sandbox-ledger';
import { BusinessError } from '@heptad/sandbox-venues';
import type { Member } from '../members/member';
import { requireRight } from '../members/member-rights';
import { isTimeZone } from '../protection/spans';
import type { SandboxServices } from '../server/services';
import { ensureCapital } from './interest-pot';
import { openAccount } from './treasure-account';

type TreasureOrder = CallResponse<typeof treasure.move>['order'];

/** The least that may be moved in at once, minor units. */
export const LEAST_MOVE_IN = 1_00n;
/** The most that may be moved in to, minor units; interest may go beyond it. */
export const MOST_IN_TREASURE = 1_000_000_00n;

export interface Move {
  readonly member: Member;
  readonly direction: 'in' | 'out';
  /** Minor units, above zero. */
  readonly amount: bigint;
  readonly timeZone: string;
  readonly idempotencyKey: string;
}

/**
 * Moves money between the centre wallet and the balance treasure. Whoever rests or is limited may not move in; moving out is open
 * to everybody at all times. Runs inside the transaction of its keyed call.
 * @throws BusinessError, InsufficientFunds
 */
export async function moveTreasure(
  services: SandboxServices,
  { member, direction, amount, timeZone, idempotencyKey }: Move,
): Promise<TreasureOrder> {
  const { id: memberId, currency } = member;
  const centre = memberAccount(memberId, CENTRE_WALLET, currency);
  const own = memberAccount(memberId, TREASURE_WALLET, currency);
  if (direction === 'in') {
    requireRight(member, 'payIn', '账户受限，暂不能转账');
    if (!isTimeZone(timeZone)) throw new BusinessError(REQUEST_CODES.invalidRequest, '时区无效');
    const balance = await services.ledger.balance(own);
    if (amount < LEAST_MOVE_IN || balance + amount > MOST_IN_TREASURE)
      throw new BusinessError(BUSINESS_CODES.amountOutOfRange, '金额超出允许范围');
    await ensureCapital(services, currency);
    await openAccount(services.storage, {
      memberId,
      currency,
      timeZone,
      now: services.clock.now(),
      balance,
    });
  }
  const receipt = await services.ledger.transfer({
    from: direction === 'in' ? centre : own,
    to: direction === 'in' ? own : centre,
    amount,
    reason: direction === 'in' ? 'transferIn' : 'transferOut',
    memberId,
  });
  const row: Row<'treasure_orders'> = {
    transaction_id: receipt.transactionId,
    member_id: memberId,
    idempotency_key: idempotencyKey,
    direction,
    amount_minor: amount,
    created_at: receipt.at,
  };
  await services.storage.db.insertInto('treasure_orders').values(row).execute();
  return orderOf(row);
}

/** The move that was sent with a key; undefined when none arrived. */
export async function moveOfKey(
  { storage }: Pick<SandboxServices, 'storage'>,
  memberId: string,
  idempotencyKey: string,
): Promise<TreasureOrder | undefined> {
  const row = await storage.db
    .selectFrom('treasure_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row && orderOf(row);
}

function orderOf(row: Row<'treasure_orders'>): TreasureOrder {
  return {
    orderNo: String(row.transaction_id),
    direction: row.direction === 'in' ? 'in' : 'out',
    amount: fromMinorUnits(row.amount_minor),
    createdAt: row.created_at,
  };
}
