import { formatResult, fromMinorUnits } from '@heptad/formatting';
import type { VenueLocale } from '@heptad/sandbox-venues';
import { plainWord, type NewMail } from '../mails/mail';
import { platformText } from '../words/platform-words';

interface Adjusted {
  /** Minor units; below zero where it was taken. */
  readonly amount: bigint;
  readonly reason: string;
  readonly currency: string;
}

/** That an operator corrected what is in the centre wallet. @param orderNo the number of the adjustment */
export function adjusted(orderNo: string, { amount, reason, currency }: Adjusted): NewMail {
  const moved = formatResult(fromMinorUnits(amount), currency);
  const because = (locale: VenueLocale): string => plainWord(platformText(reason, locale));
  const link = (label: string): string => `<p><a href="/record/transaciton">${label}</a></p>`;
  return {
    kind: 'money',
    key: `${orderNo}:adjusted`,
    title: { 'zh-CN': `人工调整 ${moved}`, 'zh-TW': `人工調整 ${moved}`, en: `Adjustment of ${moved}` },
    body: {
      'zh-CN': `<p>您的{{centreWallet}}已人工调整 <b>${moved}</b>。</p><p>原因：${because('zh-CN')}</p><p>订单号：${orderNo}</p>${link('查看资金明细')}`,
      'zh-TW': `<p>您的{{centreWallet}}已人工調整 <b>${moved}</b>。</p><p>原因：${because('zh-TW')}</p><p>訂單號：${orderNo}</p>${link('查看資金明細')}`,
      en: `<p>Your {{centreWallet}} was adjusted by <b>${moved}</b>.</p><p>Why: ${because('en')}</p><p>Order: ${orderNo}</p>${link('See your statement')}`,
    },
  };
}
