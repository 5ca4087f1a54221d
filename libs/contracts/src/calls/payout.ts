import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import { isCardNumber } from '../card-number';
import { defineCall } from '../define-call';
import { PAYOUT_BOUNDS } from '../payout-bounds';
import { count, epochMs, flag, idText, noFields } from '../fields';
import { passwordHash } from './session';

/** Where money may be paid out to: bank cards, coins, the wallets of EBPay, KOIpay, WeChat and Alipay, and digital RMB. */
export const kind = v.picklist(['bank', 'coin', 'ebpay', 'koipay', 'wechat', 'alipay', 'digital']);

/** The networks on which a coin may be paid out. */
export const network = v.picklist(['TRC20', 'ERC20']);

/** What a member names an account; empty where they do not. */
const name = v.pipe(v.string(), v.trim(), v.maxLength(PAYOUT_BOUNDS.accountLabelLength));
/** Whose account it is; only wanted for the member's first one that has a holder, all others are the same person's. */
const holder = v.optional(v.pipe(v.string(), v.trim(), v.regex(BOUNDS.cardHolder)));

const coin = (of: v.InferOutput<typeof network>) =>
  v.object({
    kind: v.literal('coin'),
    network: v.literal(of),
    address: v.pipe(v.string(), v.regex(BOUNDS.coinAddress[of])),
    name: v.optional(name),
  });

const ownWallet = <const Kind extends 'ebpay' | 'koipay'>(of: Kind) =>
  v.object({
    kind: v.literal(of),
    account: v.pipe(v.string(), v.regex(PAYOUT_BOUNDS.payWallet)),
    name: v.optional(name),
  });

const namedWallet = <const Kind extends 'wechat' | 'alipay'>(of: Kind) =>
  v.object({
    kind: v.literal(of),
    account: v.pipe(v.string(), v.maxLength(64), v.regex(PAYOUT_BOUNDS[of])),
    holder,
    name: v.optional(name),
  });

/** A payout account as the member is told of it. The full number or address never comes back. */
export const account = v.object({
  id: idText,
  kind,
  /** The bank's name, the network's, or that of the kind. */
  label: v.string(),
  /** The bank's code, by which its mark is drawn. */
  bank: v.optional(v.string()),
  /** Such as `**** 1234`. */
  masked: v.string(),
  /** Whose it is, masked. */
  holder: v.optional(v.string()),
  /** What the member named it. */
  name: v.optional(v.string()),
  /** The one that a withdrawal goes to unless another is chosen. */
  isDefault: flag,
  addedAt: epochMs,
  /** From when on money can leave to it. */
  usableAt: epochMs,
});

/** The member's payout accounts, oldest first (CALL-067). */
export const accounts = defineCall({
  method: 'POST',
  path: '/game/api/v1/payout/accounts',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({
    accounts: v.array(account),
    /** How many of each kind a member may have, in the order in which kinds are shown. */
    kinds: v.array(v.object({ kind, most: count })),
    /** Whose accounts they all are, masked; absent until the first one has said it. */
    holder: v.optional(v.string()),
    /** How long money cannot leave to a new account. */
    coolingMinutes: count,
  }),
});

/** The banks that are paid out to, and how their cards' numbers begin (CALL-067). */
export const banks = defineCall({
  method: 'POST',
  path: '/game/api/v1/payout/banks',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({
    banks: v.array(
      v.object({
        code: idText,
        name: v.string(),
        bins: v.array(v.pipe(v.string(), v.regex(/^\d{3,8}$/))),
      }),
    ),
  }),
});

/** Adds an account (CALL-067). The platform checks again all that the form has checked. */
export const add = defineCall({
  method: 'POST',
  path: '/game/api/v1/payout/add',
  access: 'member',
  safety: 'keyed',
  request: v.variant('kind', [
    v.object({
      kind: v.literal('bank'),
      /** Its code, as {@link banks} lists it. */
      bank: idText,
      holder,
      number: v.pipe(v.string(), v.regex(BOUNDS.bankCard), v.check(isCardNumber)),
      name: v.optional(name),
    }),
    v.variant('network', [coin('TRC20'), coin('ERC20')]),
    ownWallet('ebpay'),
    ownWallet('koipay'),
    namedWallet('wechat'),
    namedWallet('alipay'),
    v.object({
      kind: v.literal('digital'),
      number: v.pipe(v.string(), v.regex(PAYOUT_BOUNDS.digitalWallet)),
      holder,
      name: v.optional(name),
    }),
  ]),
  response: v.object({ account }),
});

/** Names an account; an empty name takes the former away (CALL-067). */
export const rename = defineCall({
  method: 'POST',
  path: '/game/api/v1/payout/rename',
  access: 'member',
  safety: 'keyed',
  request: v.object({ id: idText, name }),
  response: v.object({ account }),
});

/** Makes an account the one that withdrawals go to unless another is chosen (CALL-067). */
export const makeDefault = defineCall({
  method: 'POST',
  path: '/game/api/v1/payout/makeDefault',
  access: 'member',
  safety: 'keyed',
  request: v.object({ id: idText }),
  response: v.object({ account }),
});

/** Takes an account off the list, by the secondary password; orders under way still go there (CALL-067). */
export const remove = defineCall({
  method: 'POST',
  path: '/game/api/v1/payout/remove',
  access: 'member',
  safety: 'keyed',
  request: v.object({ id: idText, password: passwordHash }),
  response: v.object({ removed: idText }),
});
