import { formatAmount, fromMinorUnits } from '@heptad/formatting';
import type { Mails } from '../mails/mails';

/** What a member is told of a day that was credited by itself. @param sum minor units, above zero */
export function creditMail(day: string, sum: bigint, currency: string): Parameters<Mails['send']>[1] {
  const amount = formatAmount(fromMinorUnits(sum), currency);
  const link = (label: string): string => `<a href="/mine/rebate?day=${day}">${label}</a>`;
  return {
    kind: 'money',
    key: `rebate:${day}`,
    title: { 'zh-CN': '返水已到账', 'zh-TW': '返水已到帳', en: 'Your rebate is credited' },
    body: {
      'zh-CN': `<p>${day} 的返水 ${amount} 已自动存入{{centreWallet}}，无流水要求。</p><p>${link('查看明细')}</p>`,
      'zh-TW': `<p>${day} 的返水 ${amount} 已自動存入{{centreWallet}}，無流水要求。</p><p>${link('查看明細')}</p>`,
      en: `<p>The rebate of ${day}, ${amount}, is in the {{centreWallet}}. Nothing has to be bet for it.</p><p>${link('See its bets')}</p>`,
    },
  };
}
