import { activity } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import type { BoardOf } from '../../engine/activity';
import { NOW, ok, playOf, wireActivity, type WireActivity } from '../../engine/testing/activity-fakes';
import { kindPageSuite } from '../../engine/testing/kind-page-suite';
import { playSuite } from '../../engine/testing/play-suite';
import { showActivity } from '../../engine/testing/show-activity';

const AT = '/activity/redPackRain/a-1';
const running = { id: 'r-1', startsAt: NOW - 5_000, endsAt: NOW + 25_000, opened: 2, most: 8, won: '1.80' };
const board = (more: Partial<BoardOf<'redPackRain'>> = {}): BoardOf<'redPackRain'> => ({
  kind: 'redPackRain',
  hours: ['12:00', '20:00'],
  nextAt: NOW + 8 * 3_600_000,
  seconds: 30,
  running,
  ...more,
});
const shown = (more: Partial<WireActivity> = {}, on = board()) =>
  wireActivity(on, {
    state: 'earning',
    prizes: [
      { id: 'p1', name: '0.88 元', kind: 'money', amount: '0.88', weight: 9, turnover: '0.88' },
      { id: 'none', name: '空红包', kind: 'nothing', amount: '0.00', weight: 1, turnover: '0.00' },
    ],
    fairness: { commitment: 'd'.repeat(64), number: 1 },
    ...more,
  });
const open = () => screen.queryByRole('button', { name: '拆一个红包' });
const tap = async () => {
  fireEvent.click(open() as HTMLElement);
  await settle();
};
const allOpened = board({ running: { ...running, opened: 8 } });

kindPageSuite({ at: AT, shown: shown(), action: '拆一个红包' });

playSuite({
  at: AT,
  shown: shown(),
  nothingLeft: shown({}, allOpened),
  tap,
  offers: () => open() !== null,
  ending: '获得 ¥2.00',
});

describe('red packet rain', () => {
  it('ROUTE-115 shows what was opened, what may be, the true end and that speed does not matter', async () => {
    await showActivity({ at: AT, shown: shown() });
    expect(screen.getByRole('timer', { name: '距本场结束' })).toHaveTextContent('00:25');
    expect(screen.getByText('2 个，本场可拆 8 个')).toBeInTheDocument();
    expect(screen.getByText('¥1.80')).toBeInTheDocument();
    expect(screen.getByText(/与点得快慢、点哪一个无关/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '奖励与概率' })).toHaveTextContent('空红包概率 10%');
  });

  it('stands still where nothing can move, and any packet is one play', async () => {
    const { sent } = await showActivity({
      at: AT,
      shown: shown(),
      answers: { [activity.play.path]: ok({ play: playOf(), activity: shown() }) },
    });
    const packets = within(screen.getByRole('list', { name: '可拆的红包' })).getAllByRole('button');
    expect(packets).toHaveLength(8);
    fireEvent.click(packets[3] as HTMLElement);
    fireEvent.click(packets[4] as HTMLElement);
    await settle();
    expect(sent(activity.play)).toHaveLength(1);
    expect(sent(activity.play)[0]?.request).toEqual({ id: 'a-1', clientSeed: expect.any(String) as string });
  });

  it('says that all were opened, and lets nobody open more', async () => {
    await showActivity({ at: AT, shown: shown({}, allOpened) });
    expect(screen.getByText('本场的红包已经拆完')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: '可拆的红包' })).toBeNull();
  });

  it('counts down to the next rain by the platform’s clock, and lets nobody open anything before', async () => {
    const { running: _, ...soon } = board();
    await showActivity({ at: AT, shown: shown({}, soon) });
    expect(screen.getByRole('timer', { name: '距下一场' })).toHaveTextContent('08:00:00');
    expect(screen.getByRole('region', { name: '每日场次' })).toHaveTextContent('12:0020:00');
    expect(open()).toBeNull();
  });

  it('asks what is so now once its true end is there', async () => {
    const over = shown({ now: NOW + 25_000 });
    const { sent } = await showActivity({ at: AT, shown: over });
    expect(sent(activity.detail).length).toBeGreaterThan(1);
    expect(open()).toBeNull();
  });
});
