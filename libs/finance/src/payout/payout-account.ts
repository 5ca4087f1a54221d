import type { CallRequest, CallResponse, payout } from '@heptad/contracts';
import { PATHS } from '@heptad/feature-module';

/** The member's payout accounts and what more of them there may be, as the platform says it. */
export type PayoutAccounts = CallResponse<typeof payout.accounts>;
export type PayoutAccount = PayoutAccounts['accounts'][number];
export type PayoutKind = PayoutAccount['kind'];
export type Bank = CallResponse<typeof payout.banks>['banks'][number];
/** An account as it is added. */
export type NewAccount = CallRequest<typeof payout.add>;

/** The page on which an account of each kind is added (ROUTE-056…062). */
export const ADD_PATHS: Readonly<Record<PayoutKind, string>> = {
  bank: PATHS.mineCardsAddBankCards,
  coin: PATHS.mineCardsAddVirtualCoin,
  ebpay: PATHS.mineCardsAddEBPayAcount,
  koipay: PATHS.mineCardsAddKOIpayAcount,
  wechat: PATHS.mineCardsAddWechatAcount,
  alipay: PATHS.mineCardsAddAlipayAcount,
  digital: PATHS.mineCardsAddDigitaCurrencylAcount,
};

/** The page of one account (ROUTE-055). */
export const detailPath = (id: string): string =>
  `${PATHS.mineCardsBankDetail}?${new URLSearchParams({ id }).toString()}`;

/** Whether accounts of a kind are in somebody's name. */
export const hasHolder = (kind: PayoutKind): boolean =>
  kind === 'bank' || kind === 'wechat' || kind === 'alipay' || kind === 'digital';

/** How many more of a kind the member may add. */
export function roomFor(kind: PayoutKind, { accounts, kinds }: PayoutAccounts): number {
  const most = kinds.find((each) => each.kind === kind)?.most ?? 0;
  return Math.max(0, most - accounts.filter((each) => each.kind === kind).length);
}

/** Whether money can leave to it now. @param now milliseconds since 1970 */
export const isUsable = ({ usableAt }: Pick<PayoutAccount, 'usableAt'>, now: number): boolean =>
  usableAt <= now;

/** The bank of a card by the longest beginning that is known; undefined where none is. @param digits without spaces */
export function bankOfCard(digits: string, banks: readonly Bank[]): Bank | undefined {
  const known = banks
    .flatMap((bank) => bank.bins.map((bin) => ({ bank, bin })))
    .filter(({ bin }) => digits.startsWith(bin));
  return known.sort((a, b) => b.bin.length - a.bin.length)[0]?.bank;
}
