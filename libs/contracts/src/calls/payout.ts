import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import { defineCall } from '../define-call';
import { count, epochMs, idText, noFields } from '../fields';

/** The networks on which a coin may be paid out. */
type CoinNetwork = 'TRC20' | 'ERC20';

const { min, max } = BOUNDS.bankNameLength;

const coinAccount = (network: CoinNetwork) =>
  v.object({
    kind: v.literal('coin'),
    network: v.literal(network),
    address: v.pipe(v.string(), v.regex(BOUNDS.coinAddress[network])),
  });

/** Where money may be paid out to. The full number or address never comes back. */
export const account = v.object({
  id: idText,
  kind: v.picklist(['bank', 'coin']),
  /** The bank's name, or the network's. */
  label: v.string(),
  /** Such as `**** 1234`. */
  masked: v.string(),
  addedAt: epochMs,
});

/** The member's payout accounts, oldest first (CALL-067). */
export const accounts = defineCall({
  method: 'POST',
  path: '/game/api/v1/payout/accounts',
  access: 'member',
  safety: 'read',
  request: noFields,
  /** `most`: how many a member may have. */
  response: v.object({ accounts: v.array(account), most: count }),
});

/** Adds a bank card or the address of a coin (CALL-067). */
export const add = defineCall({
  method: 'POST',
  path: '/game/api/v1/payout/add',
  access: 'member',
  safety: 'keyed',
  request: v.variant('kind', [
    v.object({
      kind: v.literal('bank'),
      bank: v.pipe(v.string(), v.trim(), v.minLength(min), v.maxLength(max)),
      holder: v.pipe(v.string(), v.trim(), v.regex(BOUNDS.cardHolder)),
      number: v.pipe(v.string(), v.regex(BOUNDS.bankCard)),
    }),
    v.variant('network', [coinAccount('TRC20'), coinAccount('ERC20')]),
  ]),
  response: v.object({ account }),
});

/** Takes an account off the list; orders under way still go there (CALL-067). */
export const remove = defineCall({
  method: 'POST',
  path: '/game/api/v1/payout/remove',
  access: 'member',
  safety: 'keyed',
  request: v.object({ id: idText }),
  response: v.object({ removed: idText }),
});
