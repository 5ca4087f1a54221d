import { formatAmount, fromMinorUnits } from '@heptad/formatting';
import type { SimName } from '@heptad/sandbox-simulation';
import type { NewMail } from '../mails/mail';

/** Where rewards of every source are. */
const REWARDS = '/record/reward';

/**
 * A prize or a gift is in the member's centre wallet.
 * @param orderNo the number by which the member knows it
 * @param path of the records it is in
 */
export function prizePaid(
  orderNo: string,
  title: SimName,
  { minor, currency, path = REWARDS }: { minor: bigint; currency: string; path?: string },
): NewMail {
  const amount = formatAmount(fromMinorUnits(minor), currency);
  return {
    kind: 'money',
    key: `${orderNo}:paid`,
    title: {
      'zh-CN': `${title['zh-CN']} ${amount} 已到账`,
      'zh-TW': `${title['zh-TW']} ${amount} 已到帳`,
      en: `${title.en}: ${amount} paid`,
    },
    body: {
      'zh-CN': `<p><b>${title['zh-CN']}</b> 奖励 <b>${amount}</b> 已存入{{centreWallet}}。</p><p>奖励编号：${orderNo}</p><p><a href="${path}">查看记录</a></p>`,
      'zh-TW': `<p><b>${title['zh-TW']}</b> 獎勵 <b>${amount}</b> 已存入{{centreWallet}}。</p><p>獎勵編號：${orderNo}</p><p><a href="${path}">查看紀錄</a></p>`,
      en: `<p><b>${title.en}</b>: <b>${amount}</b> is in your {{centreWallet}}.</p><p>Number: ${orderNo}</p><p><a href="${path}">See the records</a></p>`,
    },
  };
}
