import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/** A page of the site as a visitor reaches it by address. */
export interface SitePage {
  readonly path: string;
  /** The page's first heading, by which it is known to be the one that is meant. Left out where it is the brand's own words. */
  readonly heading?: string;
  /** The capability by which brands offer it; the others answer that there is no such page, in words of their own. */
  readonly needs?: string;
}

/** Opens a page, proves by its heading that it is the one that is meant, and waits until its calls are answered. */
export async function openPage(page: Page, { path, heading }: SitePage): Promise<void> {
  await page.goto(path);
  await expect(
    page.getByRole('heading', { level: 1, ...(heading !== undefined && { name: heading, exact: true }) }),
  ).toBeAttached();
  await page.waitForLoadState('networkidle');
}

/** The pages as a brand has them. */
export function pagesOf(
  pages: readonly SitePage[],
  { capabilities }: { readonly capabilities: readonly string[] },
): readonly SitePage[] {
  return pages.map((page) =>
    page.needs === undefined || capabilities.includes(page.needs) ? page : { path: page.path },
  );
}

/** Pages that anyone may open. */
export const OPEN_PAGES: readonly SitePage[] = [
  { path: '/' },
  { path: '/home/sports?venue=IMTY&period=live', heading: '体育' },
  { path: '/home/sports?venue=YBTY&period=today', heading: '体育' },
  { path: '/home/sports?venue=FBTY&period=outright', heading: '体育' },
  { path: '/home/sports/sportsResult?venue=IMTY', heading: '赛果' },
  { path: '/home/sports/redList', heading: '红单榜' },
  { path: '/search?q=lwp', heading: '搜索' },
  { path: '/tutorial/betStrategy', heading: '投注策略' },
  { path: '/activity/list', heading: '优惠活动' },
  { path: '/anchors', heading: '主播直播', needs: 'anchors' },
  { path: '/venues/egame', heading: '电子', needs: 'egame' },
  { path: '/venues/live', heading: '真人', needs: 'live' },
  { path: '/venues/esports', heading: '电竞', needs: 'esports' },
  { path: '/venues/fishing', heading: '捕鱼', needs: 'fishing' },
  { path: '/venues/lottery', heading: '彩票', needs: 'lottery' },
  { path: '/egame/jade-forest', heading: '电子', needs: 'egame' },
  { path: '/mine', heading: '我的' },
  { path: '/mine/system', heading: '设置' },
  { path: '/mine/about', heading: '关于' },
  { path: '/mine/agentPage', heading: '代理合作' },
  { path: '/mine/agentCs' },
  { path: '/entry/login', heading: '登录' },
  { path: '/entry/register', heading: '注册' },
  { path: '/entry/rulesRegular', heading: '服务规则' },
  { path: '/entry/rulesPrivacy', heading: '隐私规则' },
  { path: '/forgetPassword', heading: '找回密码' },
  { path: '/identityCheck', heading: '验证身份' },
  { path: '/accessLimit', heading: '访问过于频繁' },
  { path: '/download', heading: '下载应用' },
  { path: '/sponsor', heading: '合作伙伴' },
  { path: '/swithLine', heading: '切换线路' },
  { path: '/demo', heading: '免费试玩' },
  { path: '/loading', heading: '加载中' },
  { path: '/customer/main' },
  { path: '/mine/helpCenter', heading: '帮助中心' },
  { path: '/app/helpCenter?article=deposit-channels', heading: '帮助中心' },
  { path: '/tutorial/example', heading: '新手教程' },
  { path: '/tutorial/tech', heading: '技术问题' },
  { path: '/tutorial/tech/iphone', heading: '技术问题' },
  { path: '/customer/chat' },
  { path: '/no/such/page' },
];

/** Pages that look different to a member, or are theirs alone. */
export const MEMBER_PAGES: readonly SitePage[] = [
  { path: '/' },
  { path: '/home/sports?venue=DBTY', heading: '体育' },
  { path: '/mine', heading: '我的' },
  { path: '/mine/finance/myWallet', heading: '我的钱包' },
  { path: '/mine/finance/transfer?channel=IMTY&amount=100', heading: '转入场馆' },
  { path: '/mine/finance/myDeposit', heading: '存款' },
  { path: '/mine/finance/myDeposit/localInformation', heading: '付款凭证' },
  { path: '/mine/finance/rechargeChat', heading: '存款助手' },
  { path: '/mine/finance/withDraw', heading: '取款' },
  { path: '/mine/audit', heading: '流水稽核' },
  { path: '/activity/balancePrecious', heading: '余额宝' },
  { path: '/activity/balancePrecious/interest/transfer', heading: '转入与转出' },
  { path: '/activity/balancePrecious/interest/transfer?direction=out', heading: '转入与转出' },
  { path: '/activity/balancePrecious/interest/incomeRecord', heading: '收益明细' },
  { path: '/activity/balancePrecious/task/record', heading: '连续存放奖励' },
  { path: '/activity/balancePrecious/rules', heading: '余额宝规则' },
  { path: '/mine/rebate', heading: '返水' },
  { path: '/mine/rebate?day=2026-03-01', heading: '返水明细' },
  { path: '/mine/cards', heading: '收款账户' },
  { path: '/mine/cards/bankDetail?id=1', heading: '银行卡详情' },
  { path: '/mine/cards/addBankCards', heading: '银行卡' },
  { path: '/mine/cards/addVirtualCoin', heading: '虚拟币地址' },
  { path: '/mine/cards/addEBPayAcount', heading: 'EBPay 钱包' },
  { path: '/mine/cards/addKOIpayAcount', heading: 'KOIpay 钱包' },
  { path: '/mine/cards/addWechatAcount', heading: '微信' },
  { path: '/mine/cards/addAlipayAcount', heading: '支付宝' },
  { path: '/mine/cards/addDigitaCurrencylAcount', heading: '数字人民币钱包' },
  { path: '/mine/authentication/bindBankCard', heading: '绑定银行卡' },
  { path: '/mine/authentication', heading: '安全认证' },
  { path: '/mine/userInfo/password', heading: '登录密码' },
  { path: '/mine/userInfo', heading: '个人资料' },
  { path: '/mine/userInfo/name', heading: '真实姓名' },
  { path: '/mine/userInfo/phone', heading: '手机号' },
  { path: '/mine/userInfo/email', heading: '邮箱' },
  { path: '/mine/userInfo/verification', heading: '安全验证' },
  { path: '/mine/userInfo/secondaryPassword', heading: '资金密码' },
  { path: '/mine/userInfo/devices', heading: '登录设备' },
  { path: '/mine/userInfo/loginHistory', heading: '登录记录' },
  { path: '/mine/userInfo/passkeys', heading: '通行密钥' },
  { path: '/mine/mail', heading: '站内信' },
  { path: '/mine/mail?kind=system&id=1', heading: '消息详情' },
  { path: '/mine/protection', heading: '理性娱乐' },
  { path: '/mine/protection/limits', heading: '限额' },
  { path: '/mine/protection/timeOut', heading: '休息一段时间' },
  { path: '/mine/protection/selfExclusion', heading: '自我排除' },
  { path: '/mine/protection/realityCheck', heading: '时间提醒' },
  { path: '/mine/protection/figures', heading: '我的数据' },
  { path: '/mine/vip', heading: 'VIP 中心' },
  { path: '/mine/vip/privilege', heading: 'VIP 权益' },
  { path: '/mine/vip/fillReceiptInfo', heading: '礼品收货信息' },
  { path: '/mine/agentPage', heading: '代理合作' },
  { path: '/app/agentPage/registerEmail', heading: '申请代理' },
  { path: '/customer/main' },
  { path: '/customer/chat' },
  { path: '/mine/feedback', heading: '意见反馈' },
  { path: '/mine/feedback/list', heading: '我的反馈' },
  { path: '/mine/feedback/details/?id=1', heading: '反馈详情' },
  { path: '/app/agentPage/bindEmail', heading: '更换代理邮箱' },
  { path: '/record/bet', heading: '投注记录' },
  { path: '/record/betSports', heading: '体育注单' },
  { path: '/record/sliptOrder', heading: '串关订单' },
  { path: '/record/virtualDisport', heading: '虚拟体育注单' },
  { path: '/record/bet?settled=1&days=30', heading: '投注记录' },
  { path: '/record/transaciton?wallet=center', heading: '资金明细' },
  { path: '/record/transacitonDetail?id=1', heading: '明细详情' },
  { path: '/record/reward', heading: '奖励记录' },
  { path: '/record/rewardDetail?id=turnover-20261116.1', heading: '奖励详情' },
  { path: '/record/welfare', heading: '福利记录' },
  { path: '/record/welfareDetail?id=F0000000001', heading: '福利详情' },
];

/** Pages that stand in place of the site when it is closed; while it is open they lead back to it. */
export const CLOSED_PAGES: readonly SitePage[] = [
  { path: '/other/maintenance', heading: '系统维护中' },
  { path: '/other/restrictionIp?isAlert=caveat', heading: '访问提示' },
  { path: '/other/restrictionIp?isAlert=restriction', heading: '访问受限' },
  { path: '/other/stopService', heading: '服务已停止' },
];
