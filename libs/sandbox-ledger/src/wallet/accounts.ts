/** Play money's only currency today; every account names its own all the same. */
export const DEFAULT_CURRENCY = 'CNY';

/** The wallet a member's money is in while it is not at a venue. */
export const CENTRE_WALLET = 'centre';

/** The wallet in which a member's money earns interest. */
export const TREASURE_WALLET = 'treasure';

/** The platform's own accounts. Stakes wait in escrow until settlement, jackpots until they are won; the others may go below zero. */
export type PlatformAccount =
  'house' | 'deposits' | 'withdrawals' | 'bonus' | `escrow-${string}` | `jackpot-${string}`;

/** Accounts of the platform that hold what is somebody else's. */
const HELD = /^(escrow|jackpot)-/;

/** A ledger account's name: `member:<member>:<wallet>:<currency>` or `platform:<account>:<currency>`. */
export type AccountId = `member:${string}:${string}:${string}` | `platform:${string}:${string}`;

/**
 * The account of a member's wallet.
 * @param wallet `centre` or a venue's wallet, see `walletOfChannel` of the platform
 */
export function memberAccount(
  memberId: string,
  wallet: string,
  currency: string = DEFAULT_CURRENCY,
): AccountId {
  return `member:${memberId}:${wallet}:${currency}`;
}

/** One of the platform's own accounts. */
export function platformAccount(account: PlatformAccount, currency: string = DEFAULT_CURRENCY): AccountId {
  return `platform:${account}:${currency}`;
}

export interface AccountParts {
  /** `undefined` for the platform's own. */
  readonly memberId: string | undefined;
  /** The wallet's or the platform account's name. */
  readonly name: string;
  readonly currency: string;
  readonly mayBeNegative: boolean;
}

/** Takes an account's name apart. Throws a RangeError when it is none. */
export function accountParts(account: string): AccountParts {
  const parts = account.split(':');
  const [kind, first, second, third] = parts;
  if (kind === 'member' && parts.length === 4 && first && second && third) {
    return { memberId: first, name: second, currency: third, mayBeNegative: false };
  }
  if (kind === 'platform' && parts.length === 3 && first && second) {
    return {
      memberId: undefined,
      name: first,
      currency: second,
      mayBeNegative: !HELD.test(first),
    };
  }
  throw new RangeError(`not an account: ${account}`);
}
