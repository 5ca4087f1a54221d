import type { NavigationEntry } from '@heptad/feature-module';
import { currentTab } from './use-tabs';

const entry = (id: string, path: string): NavigationEntry => ({ id, path, label: id, icon: id, order: 0 });
const tabs = [
  entry('home', '/'),
  { ...entry('sports', '/home/sports'), pages: ['/record/betSports'] },
  entry('records', '/record/bet'),
  entry('mine', '/mine'),
  entry('wallet', '/mine/finance/myWallet'),
];

describe('currentTab', () => {
  it.each([
    ['/', 'home'],
    ['/home/sports', 'sports'],
    ['/home/sports/sportsDetails', 'sports'],
    ['/mine/vip', 'mine'],
    ['/mine/finance/myWallet', 'wallet'],
    ['/mine/', 'mine'],
    ['/record/bet', 'records'],
    ['/record/betSports', 'sports'],
    ['/record/betSports/', 'sports'],
    ['/record/betSports/more', undefined],
    ['/minefield', undefined],
    ['/activity/list', undefined],
  ])('on %s is %s', (pathname, id) => {
    expect(currentTab(tabs, pathname)?.id).toBe(id);
  });
});
