import { BUSINESS_CODES, REQUEST_CODES, wallet as walletCalls } from '@heptad/contracts';
import { minorUnits, money } from '@heptad/formatting';
import type { Member } from '../members/member';
import { signedIn } from '../members/member';
import { BusinessError, localeOfHeader } from '@heptad/sandbox-venues';
import { admitDeposit } from '../protection/admission';
import type { AreaServer } from '../server/area-server';
import { CENTRE_WALLET, memberAccount, platformAccount } from '@heptad/sandbox-ledger';
import {
  LEAST_TRANSFER,
  MOST_TRANSFER,
  move,
  movableWallet,
  ordersOfKey,
  walletsToRecycle,
} from './transfers';
import { walletStateOf } from './wallet-state';

/** The `ty` of each movement; never one default for both (OPEN-061). */
const TRANSFER_TYPE = 1;
const RECYCLE_TYPE = 2;
/** The most of one top-up, minor units. */
const MOST_TOP_UP = 100_000_00n;

/** Puts the member's wallets on the server, named in the language of `Accept-Language`: balances, transfer, recycle, top-up. */
export function serveWallet({ calls, services }: AreaServer): void {
  const walletsNow = (member: Member, headers: Readonly<Record<string, string>>) =>
    walletStateOf(services, member, localeOfHeader(headers['accept-language']));

  calls.serveCall(walletCalls.balances, ({ member, headers }) => walletsNow(signedIn(member), headers));

  calls.serveCall(walletCalls.transfer, async ({ body, member, headers }) => {
    const known = signedIn(member);
    if (body.memberId !== undefined && body.memberId !== known.id) {
      throw new BusinessError(REQUEST_CODES.invalidRequest, '会员信息不符');
    }
    if (body.ty !== TRANSFER_TYPE) throw new BusinessError(REQUEST_CODES.invalidRequest, '转账类型有误');
    const wallet = await movableWallet(services, known, body.channelCode);
    const amount = inRange(body.amount, MOST_TRANSFER);
    const idempotencyKey = headers['idempotency-key'] ?? '';
    const order = await move(services, { member: known, wallet, direction: 'in', amount, idempotencyKey });
    return { order, wallet: await walletsNow(known, headers) };
  });

  calls.serveCall(walletCalls.recycle, async ({ body, member, headers }) => {
    const known = signedIn(member);
    if (body.ty !== RECYCLE_TYPE) throw new BusinessError(REQUEST_CODES.invalidRequest, '转账类型有误');
    const idempotencyKey = headers['idempotency-key'] ?? '';
    const orders = [];
    for (const { wallet, amount } of await walletsToRecycle(services, known, body.channelCode)) {
      orders.push(await move(services, { member: known, wallet, direction: 'out', amount, idempotencyKey }));
    }
    return { orders, wallet: await walletsNow(known, headers) };
  });

  calls.serveCall(walletCalls.transferStatus, async ({ body, member, headers }) => {
    const known = signedIn(member);
    const orders = await ordersOfKey(services, known.id, body.idempotencyKey);
    const arrived = orders.length > 0 ? (1 as const) : (0 as const);
    return { known: arrived, orders: [...orders], wallet: await walletsNow(known, headers) };
  });

  calls.serveCall(walletCalls.topUp, async ({ body, member, headers }) => {
    const known = signedIn(member);
    await admitDeposit(services, known, inRange(body.amount, MOST_TOP_UP));
    const { transactionId } = await services.ledger.transfer({
      from: platformAccount('deposits', known.currency),
      to: memberAccount(known.id, CENTRE_WALLET, known.currency),
      amount: inRange(body.amount, MOST_TOP_UP),
      reason: 'topUp',
      memberId: known.id,
    });
    return { orderNo: `D${String(transactionId)}`, wallet: await walletsNow(known, headers) };
  });
}

function inRange(text: string, most: bigint): bigint {
  const amount = minorUnits(money(text));
  if (amount < LEAST_TRANSFER || amount > most)
    throw new BusinessError(BUSINESS_CODES.amountOutOfRange, '金额超出允许范围');
  return amount;
}
