import { screen, within } from '@testing-library/react';
import { accountModule } from '../account-module';
import { showAccount } from '../testing/account-scene';
import AccountMenu from './account-menu';

const links = () => within(screen.getByRole('navigation', { name: '账户' })).getAllByRole('link');

async function currentAt(path: string) {
  await showAccount({ page: <AccountMenu />, path });
  return links()
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);
}

describe('the menu of the account', () => {
  it('leads to the pages of the member’s money and bets, to promotions and customer service', async () => {
    await showAccount({ page: <AccountMenu />, path: '/mine' });
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['我的', '/mine'],
      ['中心钱包', '/mine/finance/myWallet'],
      ['存款', '/mine/finance/myDeposit'],
      ['转账', '/mine/finance/transfer'],
      ['取款', '/mine/finance/withDraw'],
      ['余额宝', '/activity/balancePrecious'],
      ['收款账户', '/mine/cards'],
      ['投注记录', '/record/bet'],
      ['资金明细', '/record/transaciton'],
      ['奖励记录', '/record/reward'],
      ['福利记录', '/record/welfare'],
      ['返水', '/mine/rebate'],
      ['VIP 中心', '/mine/vip'],
      ['站内信', '/mine/mail'],
      ['个人资料', '/mine/userInfo'],
      ['安全认证', '/mine/authentication'],
      ['资金密码', '/mine/userInfo/secondaryPassword'],
      ['登录设备', '/mine/userInfo/devices'],
      ['理性娱乐 · 时长与盈亏', '/mine/protection'],
      ['设置', '/mine/system'],
      ['优惠活动', '/activity/list'],
      ['代理合作', '/mine/agentPage'],
      ['客服', '/customer/main'],
      ['帮助中心', '/mine/helpCenter'],
      ['关于', '/mine/about'],
    ]);
  });

  it.each([
    ['/mine', '我的'],
    ['/mine/finance/myWallet', '中心钱包'],
    ['/mine/finance/myDeposit/information', '存款'],
    ['/record/sliptOrder', '投注记录'],
    ['/record/transacitonDetail', '资金明细'],
    ['/record/rewardDetail', '奖励记录'],
    ['/record/welfare', '福利记录'],
    ['/mine/protection/limits', '理性娱乐 · 时长与盈亏'],
    ['/activity/balancePrecious/task/record', '余额宝'],
    ['/mine/cards/addVirtualCoin', '收款账户'],
    ['/mine/userInfo/secondaryPassword/success', '资金密码'],
    ['/mine/userInfo', '个人资料'],
    ['/mine/vip/privilege', 'VIP 中心'],
    ['/mine/authentication/bindBankCard', '安全认证'],
    ['/mine/agentPage', '代理合作'],
  ])('marks at %s the way to %s alone', async (path, name) => {
    expect(await currentAt(path)).toEqual([name]);
  });

  it('stands beside every page that it marks, alone', () => {
    const [menu] = accountModule.panels ?? [];
    expect(menu).toMatchObject({
      place: 'start',
      alone: true,
      paths: ['/mine/*', '/record/*', '/activity/balancePrecious/*'],
    });
  });
});
