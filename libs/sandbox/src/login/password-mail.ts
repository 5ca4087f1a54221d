import type { NewMail } from '../mails/mail';

/** Tells a member that their login password has been changed, and what to do if it was not they who did it. */
export const PASSWORD_CHANGED: NewMail = {
  kind: 'system',
  title: {
    'zh-CN': '登录密码已修改',
    'zh-TW': '登入密碼已修改',
    en: 'Your login password was changed',
  },
  body: {
    'zh-CN':
      '<p>您的登录密码刚刚修改成功，其他设备已退出登录。</p><p>如非本人操作，请立即<a href="/forgetPassword">找回密码</a>并<a href="/customer/main">联系{{customerService}}</a>。</p>',
    'zh-TW':
      '<p>您的登入密碼剛剛修改成功，其他裝置已登出。</p><p>如非本人操作，請立即<a href="/forgetPassword">找回密碼</a>並<a href="/customer/main">聯絡{{customerService}}</a>。</p>',
    en: '<p>Your login password has just been changed, and your other devices are logged out.</p><p>If this was not you, <a href="/forgetPassword">reset your password</a> at once and <a href="/customer/main">contact {{customerService}}</a>.</p>',
  },
};
