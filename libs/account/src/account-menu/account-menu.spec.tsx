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
      ['投注记录', '/record/bet'],
      ['优惠活动', '/activity/list'],
      ['客服', '/customer/main'],
    ]);
  });

  it.each([
    ['/mine', '我的'],
    ['/mine/finance/myWallet', '中心钱包'],
    ['/mine/finance/myDeposit/information', '存款'],
    ['/record/sliptOrder', '投注记录'],
  ])('marks at %s the way to %s alone', async (path, name) => {
    expect(await currentAt(path)).toEqual([name]);
  });

  it('stands beside every page that it marks, alone', () => {
    const [menu] = accountModule.panels ?? [];
    expect(menu).toMatchObject({ place: 'start', alone: true });
    expect(menu?.paths).toEqual(expect.arrayContaining(['/mine', '/mine/finance/withDraw', '/record/bet']));
  });
});
