import { formatAmount, fromMinorUnits } from '@heptad/formatting';
import type { VenueLocale } from '@heptad/sandbox-venues';
import { plainWord, type NewMail } from '../mails/mail';
import { platformText } from '../words/platform-words';
import type { DepositRow } from './deposit-on-wire';
import { orderNumber } from './order-numbers';
import type { PayoutRow } from './payout-accounts';
import type { WithdrawalRow } from './withdrawals';

const STATEMENT = '/record/transaciton';

const because = (reason: string, locale: VenueLocale): string => plainWord(platformText(reason, locale));

/** A deposit is in the member's centre wallet. */
export function depositCredited(row: DepositRow): NewMail {
  const orderNo = orderNumber('D', row.id);
  const amount = formatAmount(fromMinorUnits(row.amount_minor), row.currency);
  return {
    kind: 'money',
    key: `${orderNo}:credited`,
    title: {
      'zh-CN': `存款 ${amount} 已到账`,
      'zh-TW': `存款 ${amount} 已到帳`,
      en: `Deposit of ${amount} credited`,
    },
    body: {
      'zh-CN': `<p>您的存款 <b>${amount}</b> 已存入{{centreWallet}}。</p><p>订单号：${orderNo}</p><p><a href="${STATEMENT}">查看资金明细</a></p>`,
      'zh-TW': `<p>您的存款 <b>${amount}</b> 已存入{{centreWallet}}。</p><p>訂單號：${orderNo}</p><p><a href="${STATEMENT}">查看資金明細</a></p>`,
      en: `<p>Your deposit of <b>${amount}</b> is in your {{centreWallet}}.</p><p>Order: ${orderNo}</p><p><a href="${STATEMENT}">See your statement</a></p>`,
    },
  };
}

/** A deposit was refused. @param reason as the platform or an operator wrote it */
export function depositRefused(row: DepositRow, reason: string): NewMail {
  const orderNo = orderNumber('D', row.id);
  const amount = formatAmount(fromMinorUnits(row.amount_minor), row.currency);
  return {
    kind: 'money',
    key: `${orderNo}:refused`,
    title: {
      'zh-CN': `存款 ${amount} 未能到账`,
      'zh-TW': `存款 ${amount} 未能到帳`,
      en: `Deposit of ${amount} not credited`,
    },
    body: {
      'zh-CN': `<p>您的存款 <b>${amount}</b> 未能到账。</p><p>原因：${because(reason, 'zh-CN')}</p><p>订单号：${orderNo}</p><p><a href="/mine/finance/myDeposit">重新存款</a></p>`,
      'zh-TW': `<p>您的存款 <b>${amount}</b> 未能到帳。</p><p>原因：${because(reason, 'zh-TW')}</p><p>訂單號：${orderNo}</p><p><a href="/mine/finance/myDeposit">重新存款</a></p>`,
      en: `<p>Your deposit of <b>${amount}</b> was not credited.</p><p>Why: ${because(reason, 'en')}</p><p>Order: ${orderNo}</p><p><a href="/mine/finance/myDeposit">Deposit again</a></p>`,
    },
  };
}

/** A withdrawal was paid out. */
export function withdrawalPaid(row: WithdrawalRow): NewMail {
  const orderNo = orderNumber('W', row.id);
  const amount = formatAmount(fromMinorUnits(row.amount_minor - row.fee_minor), row.currency);
  return {
    kind: 'money',
    key: `${orderNo}:paid`,
    title: {
      'zh-CN': `取款 ${amount} 已出款`,
      'zh-TW': `取款 ${amount} 已出款`,
      en: `Withdrawal of ${amount} paid`,
    },
    body: {
      'zh-CN': `<p>您的取款 <b>${amount}</b> 已汇出，到账时间以收款机构为准。</p><p>订单号：${orderNo}</p><p><a href="${STATEMENT}">查看资金明细</a></p>`,
      'zh-TW': `<p>您的取款 <b>${amount}</b> 已匯出，到帳時間以收款機構為準。</p><p>訂單號：${orderNo}</p><p><a href="${STATEMENT}">查看資金明細</a></p>`,
      en: `<p>Your withdrawal of <b>${amount}</b> has been sent. When it arrives depends on who receives it.</p><p>Order: ${orderNo}</p><p><a href="${STATEMENT}">See your statement</a></p>`,
    },
  };
}

/** A withdrawal was refused and its money is back. @param reason as the platform or an operator wrote it */
export function withdrawalRefused(row: WithdrawalRow, reason: string): NewMail {
  const orderNo = orderNumber('W', row.id);
  const amount = formatAmount(fromMinorUnits(row.amount_minor), row.currency);
  return {
    kind: 'money',
    key: `${orderNo}:refused`,
    title: {
      'zh-CN': `取款 ${amount} 已退回`,
      'zh-TW': `取款 ${amount} 已退回`,
      en: `Withdrawal of ${amount} returned`,
    },
    body: {
      'zh-CN': `<p>您的取款未能完成，<b>${amount}</b> 已退回{{centreWallet}}。</p><p>原因：${because(reason, 'zh-CN')}</p><p>订单号：${orderNo}</p><p><a href="/mine/cards">核对收款账户</a></p>`,
      'zh-TW': `<p>您的取款未能完成，<b>${amount}</b> 已退回{{centreWallet}}。</p><p>原因：${because(reason, 'zh-TW')}</p><p>訂單號：${orderNo}</p><p><a href="/mine/cards">核對收款帳戶</a></p>`,
      en: `<p>Your withdrawal could not be paid. <b>${amount}</b> is back in your {{centreWallet}}.</p><p>Why: ${because(reason, 'en')}</p><p>Order: ${orderNo}</p><p><a href="/mine/cards">Check your payout accounts</a></p>`,
    },
  };
}

/** A payout account was added: a security notice, since money can leave to it soon. */
export function payoutAccountAdded(account: PayoutRow): NewMail {
  const name = (locale: VenueLocale): string =>
    plainWord(`${platformText(account.label, locale)} ${account.masked}`);
  return {
    kind: 'system',
    key: `payout-account:${String(account.id)}`,
    title: {
      'zh-CN': '安全提醒：已添加收款账户',
      'zh-TW': '安全提醒：已新增收款帳戶',
      en: 'Security notice: payout account added',
    },
    body: {
      'zh-CN': `<p>您的账户刚刚添加了收款账户 <b>${name('zh-CN')}</b>，一小时后可用于取款。</p><p><b>如非本人操作</b>，请立即<a href="/mine/cards">移除该账户</a>并联系{{customerService}}。</p>`,
      'zh-TW': `<p>您的帳戶剛剛新增了收款帳戶 <b>${name('zh-TW')}</b>，一小時後可用於取款。</p><p><b>如非本人操作</b>，請立即<a href="/mine/cards">移除該帳戶</a>並聯絡{{customerService}}。</p>`,
      en: `<p>The payout account <b>${name('en')}</b> was just added to your account. Money can leave to it in an hour.</p><p><b>If this was not you</b>, <a href="/mine/cards">remove it</a> at once and tell {{customerService}}.</p>`,
    },
  };
}
