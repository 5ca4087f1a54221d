import { activity } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { ok, playOf, wireActivity, type WireActivity } from '../../engine/testing/activity-fakes';
import { kindPageSuite } from '../../engine/testing/kind-page-suite';
import { playSuite } from '../../engine/testing/play-suite';
import { showActivity } from '../../engine/testing/show-activity';

const AT = '/activity/themedLottery/a-1';
const prizes: WireActivity['prizes'] = [
  { id: 'p2', name: '2 元', kind: 'money', amount: '2.00', weight: 3_000, turnover: '4.00' },
  { id: 'none', name: '谢谢参与', kind: 'nothing', amount: '0.00', weight: 6_990, turnover: '0.00' },
  {
    id: 'p188',
    name: '188 元',
    kind: 'money',
    amount: '188.00',
    weight: 10,
    stock: { total: 5, left: 4 },
    turnover: '376.00',
  },
];
const shown = (more: Partial<WireActivity> = {}) =>
  wireActivity(
    {
      kind: 'themedLottery',
      segments: ['p2', 'none', 'p188'],
      last: [{ name: 'De****1', prize: '2 元', at: Date.parse('2026-11-19T09:30:00+08:00') }],
    },
    {
      state: 'earning',
      prizes,
      chances: { earned: 2, used: 1, left: 1, by: [{ text: '每日一次', earned: 2 }] },
      budget: { total: '20000.00', left: '19998.00' },
      fairness: { commitment: 'a'.repeat(64), number: 2 },
      ...more,
    },
  );
const spin = () => screen.queryByRole('button', { name: '转动（剩 1 次）' });
const tap = async () => {
  fireEvent.click(spin() as HTMLElement);
  await settle();
};

describe('the themed lottery', () => {
  it('ROUTE-130 shows chances, stock, duties and the promise of the draw before anybody spins', async () => {
    await showActivity({ at: AT, shown: shown(), guest: true });
    expect(screen.getByRole('img', { name: '转盘，依次为：2 元、谢谢参与、188 元' })).toBeInTheDocument();
    const table = within(screen.getByRole('region', { name: '奖励与概率' }));
    expect(table.getByText('概率 30% · 流水要求 ¥4.00')).toBeInTheDocument();
    expect(table.getByText('概率 69.9%')).toBeInTheDocument();
    expect(table.getByText('概率 0.1% · 剩 4 份，共 5 份 · 流水要求 ¥376.00')).toBeInTheDocument();
    expect(screen.getByText('各格一样宽，中奖概率以下方的表为准。')).toBeInTheDocument();
    expect(screen.getByText('a'.repeat(64))).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '最近抽到' })).toHaveTextContent('De****1');
  });

  it('sends a seed of the member’s own with each spin, and shows the payment', async () => {
    const { sent } = await showActivity({
      at: AT,
      shown: shown(),
      answers: {
        [activity.play.path]: ok({ play: playOf({ prizeId: 'p2', text: '2 元' }), activity: shown() }),
      },
    });
    await tap();
    expect(sent(activity.play)[0]?.request).toEqual({
      id: 'a-1',
      clientSeed: expect.stringMatching(/^[\x20-\x7e]{16,64}$/) as string,
    });
    expect(screen.getByText('获得 ¥2.00')).toBeInTheDocument();
    expect(screen.getByText(/¥2.00 已存入中心钱包/)).toHaveTextContent('发放编号 O1');
  });

  it('says as plainly that there was no prize', async () => {
    await showActivity({
      at: AT,
      shown: shown(),
      answers: {
        [activity.play.path]: ok({
          play: playOf({ prizeId: 'none', text: '谢谢参与', paid: '0.00' }),
          activity: shown(),
        }),
      },
    });
    await tap();
    const outcome = screen.getByRole('region', { name: '本次结果' });
    expect(outcome).toHaveTextContent('谢谢参与');
    expect(outcome).not.toHaveTextContent('已存入');
    fireEvent.click(within(outcome).getByRole('button', { name: '知道了' }));
    await settle();
    expect(screen.queryByRole('region', { name: '本次结果' })).toBeNull();
  });

  it('ROUTE-131 has records of its own, for members', async () => {
    const { sent } = await showActivity({
      at: '/activity/themedLotteryRecord',
      answers: { [activity.records.path]: ok({ items: [], total: 0, page: 1, size: 20, paid: '0.00' }) },
    });
    expect(sent(activity.records)[0]?.request).toEqual({ page: 1, size: 20, kind: 'themedLottery' });
    expect(screen.getByRole('heading', { level: 1, name: '转盘记录' })).toBeInTheDocument();
  });
});

kindPageSuite({ at: AT, shown: shown(), action: '转动（剩 1 次）' });

playSuite({
  at: AT,
  shown: shown(),
  tap,
  offers: () => spin() !== null,
  nothingLeft: shown({ chances: { earned: 2, used: 2, left: 0, by: [] } }),
  ending: '获得 ¥2.00',
});
