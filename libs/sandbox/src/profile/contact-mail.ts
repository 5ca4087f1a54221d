import type { CodeChannel } from '../login/codes';
import type { NewMail } from '../mails/mail';

const WORDS = {
  phone: { 'zh-CN': '手机号', 'zh-TW': '手機號碼', en: 'phone' },
  email: { 'zh-CN': '邮箱', 'zh-TW': '信箱', en: 'e-mail' },
} as const;

/**
 * Tells a member that a phone or e-mail was bound, so that one who did not do it themself hears of it.
 * @param masked what is bound now
 */
export function contactMail(way: CodeChannel, masked: string): NewMail {
  const word = WORDS[way];
  return {
    kind: 'system',
    title: {
      'zh-CN': `已绑定${word['zh-CN']}`,
      'zh-TW': `已綁定${word['zh-TW']}`,
      en: `Your ${word.en} is bound`,
    },
    body: {
      'zh-CN': `您的账户现已绑定${word['zh-CN']} ${masked}。如非本人操作，请立即修改登录密码并联系{{customerService}}。`,
      'zh-TW': `您的帳戶現已綁定${word['zh-TW']} ${masked}。如非本人操作，請立即修改登入密碼並聯絡{{customerService}}。`,
      en: `${masked} is bound to your account now. If that was not you, change your login password at once and ask {{customerService}}.`,
    },
  };
}
