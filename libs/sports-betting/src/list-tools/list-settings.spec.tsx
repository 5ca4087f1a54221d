import { ITEMS } from '@heptad/device';
import type { Match } from '@heptad/venue-gateway';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { answer } from '../bet-slip/testing/slip-fakes';
import { fakeMarket, fakeMatch, pageOf, settle, showSports } from '../testing/sports-scene';
import SportsPage from '../match-list/sports-page';

async function show(at = '/home/sports', match: Match = fakeMatch('s')) {
  const scene = await showSports({
    page: <SportsPage />,
    path: '/home/sports',
    at,
    venue: {
      sports: async () => answer([{ sport: 'football', count: 1 }]),
      matches: async () => pageOf([match]),
    },
  });
  await later();
  return scene;
}

async function later() {
  await act(async () => void (await jest.advanceTimersByTimeAsync(0)));
  await settle();
}

async function press(element: HTMLElement) {
  fireEvent.click(element);
  await later();
}

const markets = () =>
  within(screen.getByRole('article', { hidden: true }))
    .getAllByRole('group', { hidden: true })
    .map((group) => group.getAttribute('aria-label'));
const lists = () =>
  within(screen.getByRole('tablist', { name: '赛事时段', hidden: true }))
    .getAllByRole('tab', { hidden: true })
    .map(({ textContent }) => textContent);
const openSettings = async () => {
  await press(screen.getByRole('button', { name: '列表设置' }));
  expect(screen.getByRole('radiogroup', { name: '卡片样式' })).toBeInTheDocument();
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('how cards look', () => {
  it('CONST-002 is professional unless the member chose otherwise', async () => {
    await show();
    expect(markets()).toEqual(['独赢', '让球', '大小']);
  });

  it('SPORT-018 is beginner 0 or professional 1, at once and for the next visit', async () => {
    const { device } = await show();
    await openSettings();
    await press(screen.getByRole('radio', { name: /新手版/ }));
    expect(markets()).toEqual(['独赢']);
    expect(device.items.get(ITEMS.userMode)).toBe(0);
    await press(screen.getByRole('radio', { name: /专业版/ }));
    expect(device.items.get(ITEMS.userMode)).toBe(1);
    expect(markets()).toHaveLength(3);
  });

  it('shows a beginner another market where nobody can win alone, and says when there is none', async () => {
    const handicap = fakeMarket('h', 'handicap', { home: '1.90', away: '2.05' }, { line: '-0.5' });
    const scene = await show('/home/sports', fakeMatch('h', { markets: [handicap] }));
    act(() => scene.device.items.set(ITEMS.userMode, 0));
    await later();
    expect(markets()).toEqual(['让球']);
  });
});

describe('which bets the slip shows of several selections', () => {
  it('CONST-003 SPORT-019 is none until chosen, and what is chosen here is the setting of the slip', async () => {
    const { device } = await show();
    await openSettings();
    const modes = within(screen.getByRole('radiogroup', { name: '投注方式' }));
    expect(modes.queryByRole('radio', { checked: true })).toBeNull();
    await press(modes.getByRole('radio', { name: '单关+串关' }));
    expect(device.items.get(ITEMS.betMode)).toBe(0);
    await press(modes.getByRole('radio', { name: '串关' }));
    expect(device.items.get(ITEMS.betMode)).toBe(2);
  });

  it('SPORT-019 follows what the slip chose', async () => {
    const { device } = await show();
    await openSettings();
    act(() => device.items.set(ITEMS.betMode, 2));
    expect(screen.getByRole('radio', { name: '串关' })).toBeChecked();
  });

  it('takes no list away, whatever is chosen', async () => {
    const { device } = await show('/home/sports?period=combo');
    const all = ['滚球', '今日', '早盘', '冠军', '虚拟', '电竞', '串关'];
    for (const mode of [0, 1, 2] as const) {
      act(() => device.items.set(ITEMS.betMode, mode));
      await later();
      expect(lists()).toEqual(all);
    }
    const periods = screen.getByRole('tablist', { name: '赛事时段', hidden: true });
    expect(within(periods).getByRole('tab', { selected: true, hidden: true })).toHaveTextContent('串关');
  });
});
