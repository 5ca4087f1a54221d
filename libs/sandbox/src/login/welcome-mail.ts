import { plainWord, type MailText, type NewMail } from '../mails/mail';

/** What greets a new member. @param site the name of the site in each language */
export function welcomeMail(site: MailText): NewMail {
  const name = {
    'zh-CN': plainWord(site['zh-CN']),
    'zh-TW': plainWord(site['zh-TW']),
    en: plainWord(site.en),
  };
  return {
    kind: 'system',
    key: 'welcome',
    title: {
      'zh-CN': `欢迎加入${site['zh-CN']}`,
      'zh-TW': `歡迎加入${site['zh-TW']}`,
      en: `Welcome to ${site.en}`,
    },
    body: {
      'zh-CN': `<p>您的账户已开通，感谢您选择${name['zh-CN']}。</p><p>建议您先完成：</p><ul><li><a href="/mine/userInfo/secondaryPassword">设置资金密码</a>，取款时使用</li><li><a href="/mine/protection/limits">设置存款与投注限额</a>，量力而行</li><li>查看<a href="/record/welfare">欢迎礼金</a>，七天内领取有效</li></ul><p>如需帮助，请随时联系{{customerService}}。</p>`,
      'zh-TW': `<p>您的帳戶已開通，感謝您選擇${name['zh-TW']}。</p><p>建議您先完成：</p><ul><li><a href="/mine/userInfo/secondaryPassword">設定資金密碼</a>，取款時使用</li><li><a href="/mine/protection/limits">設定存款與投注限額</a>，量力而為</li><li>查看<a href="/record/welfare">歡迎禮金</a>，七天內領取有效</li></ul><p>如需協助，請隨時聯絡{{customerService}}。</p>`,
      en: `<p>Your account is open. Thank you for choosing ${name.en}.</p><p>A few things to do first:</p><ul><li><a href="/mine/userInfo/secondaryPassword">Set your fund password</a> for withdrawals</li><li><a href="/mine/protection/limits">Set limits</a> for deposits and bets, and play within your means</li><li>See your <a href="/record/welfare">welcome gift</a>; it can be claimed for seven days</li></ul><p>{{customerService}} is there for you at any time.</p>`,
    },
  };
}
