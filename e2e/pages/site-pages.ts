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
  { path: '/mine', heading: '我的' },
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
  { path: '/mine/finance/withDraw', heading: '取款' },
  { path: '/record/bet', heading: '投注记录' },
  { path: '/record/betSports', heading: '体育注单' },
  { path: '/record/sliptOrder', heading: '串关订单' },
  { path: '/record/virtualDisport', heading: '虚拟体育注单' },
  { path: '/record/bet?settled=1&days=30', heading: '投注记录' },
];

/** Pages that stand in place of the site when it is closed; while it is open they lead back to it. */
export const CLOSED_PAGES: readonly SitePage[] = [
  { path: '/other/maintenance', heading: '系统维护中' },
  { path: '/other/restrictionIp?isAlert=caveat', heading: '访问提示' },
  { path: '/other/restrictionIp?isAlert=restriction', heading: '访问受限' },
  { path: '/other/stopService', heading: '服务已停止' },
];
