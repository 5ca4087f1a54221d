import * as v from 'valibot';
import { defineCall } from '../define-call';
import { bigId, count, epochMs, flag, idText, moneyText, noFields, positiveMoneyText } from '../fields';

const channelCode = v.pipe(v.string(), v.minLength(1), v.maxLength(32));

const venueWallet = {
  channelCode,
  balance: moneyText,
  /** 1 running, 0 maintenance. */
  status: flag,
};

/** All wallets of a member: the centre's and each venue's. `version` grows with every posting. */
export const state = v.object({
  currency: v.string(),
  version: count,
  /** Centre, venues and balance treasure together. */
  total: moneyText,
  center: moneyText,
  venues: v.array(v.object({ ...venueWallet, name: v.string() })),
});

/** A {@link state} without words: one push goes to all pages of a member, whatever language each of them shows. */
export const figures = v.object({ ...state.entries, venues: v.array(v.object(venueWallet)) });

/** How far a transfer has come: 0 on its way, 1 arrived, 2 refused with the money back where it was. */
const transferStatusCode = v.picklist([0, 1, 2]);

/** A movement between the centre and a venue's wallet. */
const transferOrder = v.object({
  orderNo: bigId,
  channelCode,
  direction: v.picklist(['in', 'out']),
  amount: moneyText,
  status: transferStatusCode,
  createdAt: epochMs,
  arrivedAt: v.optional(epochMs),
  message: v.optional(v.string()),
});

/** The least of one transfer into a venue, in the member's currency; less is refused by 7002. */
export const LEAST_TRANSFER_AMOUNT = '1.00';

/** Moves money from the centre into a venue's wallet (CALL-012, CALL-013). */
export const transfer = defineCall({
  method: 'POST',
  path: '/game/api/v1/venue/transfer',
  access: 'member',
  safety: 'keyed',
  bigIntegers: true,
  request: v.object({
    memberId: v.optional(v.string()),
    channelCode,
    amount: positiveMoneyText,
    isActivity: v.optional(flag),
    /** 1 in a transfer, never the 2 of a recycle (OPEN-061). */
    ty: v.optional(v.number(), 1),
  }),
  response: v.object({ order: transferOrder, wallet: state }),
});

/** Brings back what a venue's wallet holds, or all venues' with an empty code (CALL-015). */
export const recycle = defineCall({
  method: 'POST',
  path: '/game/api/v1/venue/recycle/transfer',
  access: 'member',
  safety: 'keyed',
  bigIntegers: true,
  request: v.object({
    channelCode: v.pipe(v.string(), v.maxLength(32)),
    isActivity: v.optional(flag),
    ty: v.optional(v.number(), 2),
  }),
  response: v.object({ orders: v.array(transferOrder), wallet: state }),
});

/** What a member has, and where (CALL-067). */
export const balances = defineCall({
  method: 'POST',
  path: '/game/api/v1/wallet/balances',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: state,
});

/** What became of a money write, asked by the `Idempotency-Key` it was sent with (CALL-067). `known` 0: it never arrived. */
export const transferStatus = defineCall({
  method: 'POST',
  path: '/game/api/v1/wallet/transferStatus',
  access: 'member',
  safety: 'read',
  bigIntegers: true,
  request: v.object({ idempotencyKey: idText }),
  response: v.object({ known: flag, orders: v.array(transferOrder), wallet: state }),
});

/** Kinds of postings on a member's wallets. */
export const entryKinds = [
  'topUp',
  'withdrawal',
  'transferIn',
  'transferOut',
  'bet',
  'payout',
  'cashOut',
  'refund',
  'bonus',
  'rebate',
  'interest',
  'commission',
  'adjustment',
] as const;

/** Adds play money to the centre (CALL-067). */
export const topUp = defineCall({
  method: 'POST',
  path: '/game/api/v1/wallet/topUp',
  access: 'member',
  safety: 'keyed',
  request: v.object({ amount: positiveMoneyText }),
  response: v.object({ orderNo: idText, wallet: state }),
});
