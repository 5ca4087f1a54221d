import { BUSINESS_CODES, type CallResponse, wallet as walletCalls } from '@heptad/contracts';
import { fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import { requireRight } from '../members/member-rights';
import type { Member } from '../members/member';
import { admitPlay } from '../protection/admission';
import { BusinessError } from '@heptad/sandbox-venues';
import type { SandboxServices } from '../server/services';
import { CENTRE_WALLET, keptQuery, memberAccount, type ValueOf } from '@heptad/sandbox-ledger';
import { venueOf, walletOfVenue } from '../platform/venues';
import { isWalletOpen, VENUE_WALLETS } from './wallet-state';
import type { Row } from '@heptad/sandbox-ledger';

export type TransferOrder = CallResponse<typeof walletCalls.transferStatus>['orders'][number];

/** Order numbers start here: beyond 2^53, as the real platform's do (CALL-013). */
const FIRST_ORDER = 9_000_000_000_000_000_000n;
const ARRIVED = 1;
/** Bounds of one movement, minor units. */
export const LEAST_TRANSFER = minorUnits(money(walletCalls.LEAST_TRANSFER_AMOUNT));
export const MOST_TRANSFER = 10_000_000_00n;

/** The number of the transfer that a transaction has made. */
export function transferNumber(transactionId: number): string {
  return String(FIRST_ORDER + BigInt(transactionId));
}

export interface Movement {
  readonly member: Member;
  readonly wallet: string;
  readonly direction: 'in' | 'out';
  /** Minor units, above zero. */
  readonly amount: bigint;
  readonly idempotencyKey: string;
}

/** The wallet that a code means, be it a venue's or the one that several share. Throws the BusinessError for any other code. */
export function walletOfCode(code: string): string {
  const venue = venueOf(code);
  const wallet = venue === undefined ? code : walletOfVenue(venue);
  if (VENUE_WALLETS.every((each) => each.wallet !== wallet))
    throw new BusinessError(BUSINESS_CODES.venueUnavailable, '场馆不存在');
  return wallet;
}

/** The wallet if its money may be moved now; throws the BusinessError otherwise. */
function openWallet(services: SandboxServices, wallet: string): string {
  if (isWalletOpen(services, wallet)) return wallet;
  throw new BusinessError(BUSINESS_CODES.venueUnavailable, '场馆维护中，暂不能转账');
}

/** The wallet that a member may put money into now, by its own code or a venue's; throws the BusinessError otherwise. */
export async function movableWallet(
  services: SandboxServices,
  member: Member,
  code: string,
): Promise<string> {
  const wallet = walletOfCode(code);
  await admitPlay(services, member, 'payIn', '账户受限，暂不能转账');
  return openWallet(services, wallet);
}

const insertOrder = keptQuery((db, value: ValueOf<Row<'transfer_orders'>>) =>
  db.insertInto('transfer_orders').values({
    order_no: value('order_no'),
    transaction_id: value('transaction_id'),
    member_id: value('member_id'),
    idempotency_key: value('idempotency_key'),
    wallet: value('wallet'),
    direction: value('direction'),
    amount_minor: value('amount_minor'),
    created_at: value('created_at'),
  }),
);

/** Moves money between the centre and a venue's wallet and writes the order down. */
export async function move(services: SandboxServices, movement: Movement): Promise<TransferOrder> {
  const { member, wallet, direction, amount } = movement;
  const centre = memberAccount(member.id, CENTRE_WALLET, member.currency);
  const venue = memberAccount(member.id, wallet, member.currency);
  return services.storage.transaction(async () => {
    const receipt = await services.ledger.transfer({
      from: direction === 'in' ? centre : venue,
      to: direction === 'in' ? venue : centre,
      amount,
      reason: direction === 'in' ? 'transferIn' : 'transferOut',
      memberId: member.id,
    });
    const row: Row<'transfer_orders'> = {
      order_no: transferNumber(receipt.transactionId),
      transaction_id: receipt.transactionId,
      member_id: member.id,
      idempotency_key: movement.idempotencyKey,
      wallet,
      direction,
      amount_minor: amount,
      created_at: receipt.at,
    };
    await insertOrder(services.storage.db, row);
    return orderOf(row);
  });
}

/** What became of the money writes that were sent with a key. */
export async function ordersOfKey(
  services: SandboxServices,
  memberId: string,
  idempotencyKey: string,
): Promise<readonly TransferOrder[]> {
  const rows = await services.storage.db
    .selectFrom('transfer_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('idempotency_key', '=', idempotencyKey)
    .orderBy('transaction_id')
    .execute();
  return rows.map(orderOf);
}

/**
 * The wallets that a recycle empties: the one that is named, or every open one that holds something. Whoever has excluded
 * themself must be able to take their money; only a locked account leaves it where it is, in both ways.
 * @param code a venue's or a wallet's; empty means all
 */
export async function walletsToRecycle(
  services: SandboxServices,
  member: Member,
  code: string,
): Promise<readonly { readonly wallet: string; readonly amount: bigint }[]> {
  requireRight(member, 'takeOut', '账户受限，暂不能转账');
  const wallets =
    code === ''
      ? VENUE_WALLETS.map(({ wallet }) => wallet).filter((wallet) => isWalletOpen(services, wallet))
      : [openWallet(services, walletOfCode(code))];
  const found: { wallet: string; amount: bigint }[] = [];
  for (const wallet of wallets) {
    const amount = await services.ledger.balance(memberAccount(member.id, wallet, member.currency));
    if (amount > 0n) found.push({ wallet, amount });
  }
  return found;
}

function orderOf(row: Row<'transfer_orders'>): TransferOrder {
  return {
    orderNo: row.order_no,
    channelCode: row.wallet,
    direction: row.direction,
    amount: fromMinorUnits(row.amount_minor),
    status: ARRIVED,
    createdAt: row.created_at,
    arrivedAt: row.created_at,
  };
}
