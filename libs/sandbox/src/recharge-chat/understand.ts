import { money, type Money } from '@heptad/formatting';
import type { DepositChannelCode } from '../payments/deposit-channels';

/** What a member has made known so far. */
export interface Wish {
  readonly amount: Money | undefined;
  readonly channel: DepositChannelCode | undefined;
}

export const NO_WISH: Wish = { amount: undefined, channel: undefined };

/** Words by which a channel is known, in any language of the site. The first that fits counts. */
const WORDS: readonly (readonly [RegExp, DepositChannelCode])[] = [
  [/trc-?20/i, 'trc20'],
  [/erc-?20/i, 'erc20'],
  [/usdt|虚拟币|虛擬幣|crypto|coin/i, 'trc20'],
  [/ebpay/i, 'ebpay'],
  [/koipay/i, 'koipay'],
  [/微信|wechat/i, 'wechat'],
  [/支付[宝寶]|alipay/i, 'alipay'],
  [/数字人民币|數位人民幣|digital/i, 'digital'],
  [/网银|網銀|online/i, 'online'],
  [/银行|銀行|转账|轉帳|bank|card/i, 'bank'],
];

/** A number by itself, not a part of a word, of another number or of a date. */
const AMOUNT = /(?<![\w.,-])(\d{1,13}(?:\.\d{1,2})?)(?![\w.,-])/;

/** Reads an amount and a channel out of what a member wrote; what it does not say stays as it was. */
export function understand(text: string, known: Wish): Wish {
  const channel = WORDS.find(([word]) => word.test(text))?.[1];
  const amount = AMOUNT.exec(text.replace(/[¥￥元]/g, ' '))?.[1];
  return {
    amount: amount === undefined ? known.amount : money(amount),
    channel: channel ?? known.channel,
  };
}
