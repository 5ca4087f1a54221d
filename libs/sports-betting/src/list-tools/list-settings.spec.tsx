import { ITEMS } from '@heptad/device';
import type { Match } from '@heptad/venue-gateway';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { answer } from '../bet-slip/fakes/slip-fakes';
import { fakeMarket, fakeMatch, pageOf, settle, showSports } from '../fakes/sports-scene';
import SportsPage from '../match-list/sports-page';
import { shelvesFor } from './list-settings';

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
  within(screen.getByRole('tablist', { name: '盘口时段', hidden: true }))
    .getAllByRole('tab', { hidden: true })
    .map(({ textContent }) => textContent);
const openSettings = () => press(screen.getByRole('button', { name: '列表设置' }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('how cards look', () => {
  it('CONST-002 is professional unless the member chose otherwise', async () => {
    await show();
    expect(markets()).toEqual(['让球', '大小', '独赢']);
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

describe('which ways of betting are offered', () => {
  it('SPORT-019 OPEN-045 is both 0, singles 1, combos 2', () => {
    expect(shelvesFor(0)).toEqual(['live', 'today', 'early', 'outright', 'virtual', 'esports', 'combo']);
    expect(shelvesFor(1)).not.toContain('combo');
    expect(shelvesFor(2)).not.toContain('outright');
  });

  it('takes a list away that is no longer offered, the one that is shown too', async () => {
    await show('/home/sports?period=combo');
    expect(lists()).toContain('串关');
    await openSettings();
    await press(screen.getByRole('radio', { name: '只看单关' }));
    expect(lists()).not.toContain('串关');
    const periods = screen.getByRole('tablist', { name: '盘口时段', hidden: true });
    expect(within(periods).getByRole('tab', { selected: true, hidden: true })).toHaveTextContent('滚球');
  });
});
