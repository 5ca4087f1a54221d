import { formatAmount, fromMinorUnits } from '@heptad/formatting';
import { plainWord, type NewMail } from '../mails/mail';
import { platformText } from '../words/platform-words';

/** That the commission of a month was posted. @param amount minor units */
export function commissionPaid(month: string, amount: bigint, currency: string): NewMail {
  const paid = formatAmount(fromMinorUnits(amount), currency);
  return {
    kind: 'money',
    key: `commission:${month}`,
    title: {
      'zh-CN': `${month} 代理佣金已到账`,
      'zh-TW': `${month} 代理佣金已到帳`,
      en: `Agent commission of ${month}`,
    },
    body: {
      'zh-CN': `<p>${month} 的代理佣金 <b>${paid}</b> 已计入您的{{centreWallet}}。</p><p><a href="/mine/agentPage">查看月度业绩</a></p>`,
      'zh-TW': `<p>${month} 的代理佣金 <b>${paid}</b> 已計入您的{{centreWallet}}。</p><p><a href="/mine/agentPage">查看月度業績</a></p>`,
      en: `<p>Your agent commission of ${month}, <b>${paid}</b>, is in your {{centreWallet}}.</p><p><a href="/mine/agentPage">See the months</a></p>`,
    },
  };
}

/** That an application was approved. */
export const APPROVED: NewMail = {
  kind: 'system',
  title: { 'zh-CN': '代理申请已通过', 'zh-TW': '代理申請已通過', en: 'You are an agent now' },
  body: {
    'zh-CN': '<p>您的代理申请已通过，推广码与链接已生成。</p><p><a href="/mine/agentPage">前往代理页</a></p>',
    'zh-TW': '<p>您的代理申請已通過，推廣碼與連結已產生。</p><p><a href="/mine/agentPage">前往代理頁</a></p>',
    en: '<p>Your application was approved. Your code and link are there.</p><p><a href="/mine/agentPage">To the agent page</a></p>',
  },
};

const TITLES = {
  refuse: { 'zh-CN': '代理申请未通过', 'zh-TW': '代理申請未通過', en: 'Your application was not approved' },
  askMore: {
    'zh-CN': '代理申请需补充资料',
    'zh-TW': '代理申請需補充資料',
    en: 'More is wanted for your application',
  },
  end: { 'zh-CN': '代理资格已终止', 'zh-TW': '代理資格已終止', en: 'You are an agent no more' },
} as const;

/** What an operator decided, and why. */
export function decided(step: keyof typeof TITLES, reason: string): NewMail {
  const why = (locale: 'zh-CN' | 'zh-TW' | 'en'): string => plainWord(platformText(reason, locale));
  const page = step === 'end' ? '/mine/agentCs' : '/app/agentPage/registerEmail';
  return {
    kind: 'system',
    title: TITLES[step],
    body: {
      'zh-CN': `<p>说明：${why('zh-CN')}</p><p><a href="${page}">查看详情</a></p>`,
      'zh-TW': `<p>說明：${why('zh-TW')}</p><p><a href="${page}">查看詳情</a></p>`,
      en: `<p>Why: ${why('en')}</p><p><a href="${page}">See more</a></p>`,
    },
  };
}
