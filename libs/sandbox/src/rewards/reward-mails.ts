import { formatAmount, fromMinorUnits } from '@heptad/formatting';
import type { SimName } from '@heptad/sandbox-simulation';
import type { NewMail } from '../mails/mail';
import type { Gift } from './welfare-rules';

/** A gift waits to be claimed. @param orderNo the number by which the member knows it */
export function giftGranted(orderNo: string, title: SimName, gift: Gift, currency: string): NewMail {
  const amount = formatAmount(fromMinorUnits(gift.amount), currency);
  const link = `/record/welfareDetail?id=${orderNo}`;
  return {
    kind: 'promotion',
    key: `${orderNo}:granted`,
    title: {
      'zh-CN': `${title['zh-CN']} ${amount} 待领取`,
      'zh-TW': `${title['zh-TW']} ${amount} 待領取`,
      en: `${title.en}: ${amount} to claim`,
    },
    body: {
      'zh-CN': `<p>您获得 <b>${title['zh-CN']} ${amount}</b>，请在七天内领取，逾期失效。</p><p><a href="${link}">查看并领取</a></p>`,
      'zh-TW': `<p>您獲得 <b>${title['zh-TW']} ${amount}</b>，請在七天內領取，逾期失效。</p><p><a href="${link}">查看並領取</a></p>`,
      en: `<p>You have been given <b>${title.en}, ${amount}</b>. It can be claimed within seven days.</p><p><a href="${link}">See and claim it</a></p>`,
    },
  };
}
