import { plainWord, type NewMail } from '../mails/mail';

const IF_NOT_YOU = {
  'zh-CN':
    '<p>如非本人操作，请立即<a href="/mine/userInfo/password">修改登录密码</a>，并检查<a href="/mine/userInfo/passkeys">通行密钥</a>。</p>',
  'zh-TW':
    '<p>如非本人操作，請立即<a href="/mine/userInfo/password">修改登入密碼</a>，並檢查<a href="/mine/userInfo/passkeys">通行金鑰</a>。</p>',
  en: '<p>If this was not you, <a href="/mine/userInfo/password">change your password</a> at once and look at your <a href="/mine/userInfo/passkeys">passkeys</a>.</p>',
};

/** Tells a member that their account has one more passkey. @param name as it was typed */
export const passkeyAddedMail = (name: string): NewMail => ({
  kind: 'system',
  title: { 'zh-CN': '已添加通行密钥', 'zh-TW': '已新增通行金鑰', en: 'A passkey was added' },
  body: {
    'zh-CN': `<p>您的账号已添加通行密钥“${plainWord(name)}”，可用它登录。</p>${IF_NOT_YOU['zh-CN']}`,
    'zh-TW': `<p>您的帳號已新增通行金鑰「${plainWord(name)}」，可用它登入。</p>${IF_NOT_YOU['zh-TW']}`,
    en: `<p>The passkey “${plainWord(name)}” was added to your account and can log in to it.</p>${IF_NOT_YOU.en}`,
  },
});

/** Tells a member that a passkey is gone. @param name as it was typed */
export const passkeyRemovedMail = (name: string): NewMail => ({
  kind: 'system',
  title: { 'zh-CN': '已移除通行密钥', 'zh-TW': '已移除通行金鑰', en: 'A passkey was removed' },
  body: {
    'zh-CN': `<p>通行密钥“${plainWord(name)}”已从您的账号移除，不能再用它登录。</p>${IF_NOT_YOU['zh-CN']}`,
    'zh-TW': `<p>通行金鑰「${plainWord(name)}」已從您的帳號移除，不能再用它登入。</p>${IF_NOT_YOU['zh-TW']}`,
    en: `<p>The passkey “${plainWord(name)}” was removed from your account and can no longer log in to it.</p>${IF_NOT_YOU.en}`,
  },
});
