import { activity } from '@heptad/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { settle } from '@heptad/feature-testing';
import { DAY_MS, NOW, ok, wireActivity, type WireActivity } from '../../engine/testing/activity-fakes';
import { kindPageSuite } from '../../engine/testing/kind-page-suite';
import { showActivity } from '../../engine/testing/show-activity';
import type { BoardOf } from '../../engine/activity';

const AT = '/activity/kingReturn/a-1';
const MONDAY = Date.parse('2026-11-16T00:00:00+08:00');

const board = (more: Partial<BoardOf<'kingReturn'>> = {}): BoardOf<'kingReturn'> => ({
  kind: 'kingReturn',
  from: MONDAY - 7 * DAY_MS,
  until: MONDAY,
  loss: '1000.00',
  ratio: '5.00',
  least: '500.00',
  most: '888.00',
  back: '50.00',
  state: 'reached',
  running: { from: MONDAY, until: MONDAY + 7 * DAY_MS, loss: '0.00' },
  ...more,
});
const toClaim = [
  { id: 'back', name: '返还', amount: '50.00', turnover: '50.00', reason: '上一期', expiresAt: NOW + 60_000 },
];
const shown = (more: Partial<WireActivity> = {}, on = board()) =>
  wireActivity(on, { state: 'toClaim', waits: 1, toClaim, ...more });

kindPageSuite({ at: AT, shown: shown(), action: '领取 ¥50.00' });

describe('king return', () => {
  it('ROUTE-142 says the rule, what was lost and what comes back', async () => {
    await showActivity({ at: AT, shown: shown() });
    expect(screen.getByText('净输满 ¥500 起返还 5%，每期最高 ¥888')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '上一期' })).toHaveTextContent(
      /2026年11月\d+日 至 2026年11月1\d日.*¥50.00.*可领取.*¥1,000.00/,
    );
    expect(screen.getByText('返还不会改变长期结果，请不要为了返还而投注。')).toBeInTheDocument();
  });

  it('says that nothing comes back where too little was lost', async () => {
    await showActivity({
      at: AT,
      shown: shown({ state: 'joined', toClaim: [] }, board({ loss: '499.99', back: '0.00', state: 'none' })),
    });
    expect(screen.getByText('未达到返还条件')).toBeInTheDocument();
  });

  it('ROUTE-143 leads to its own records', async () => {
    const { router, sent } = await showActivity({
      at: AT,
      shown: shown(),
      answers: {
        [activity.records.path]: ok({
          items: [
            {
              recordNo: 'R1',
              activity: { id: 'a-1', kind: 'kingReturn', title: '示例活动' },
              text: '返还 5%',
              amount: '50.00',
              state: 'paid',
              at: NOW,
              orderNo: 'O9',
            },
          ],
          total: 1,
          page: 1,
          size: 20,
          paid: '50.00',
        }),
      },
    });
    fireEvent.click(screen.getByRole('button', { name: '活动记录' }));
    await settle();
    expect(router.state.location.pathname).toBe('/activity/kingReturn/recording/a-1');
    expect(sent(activity.records)[0]?.request).toEqual({ page: 1, size: 20, id: 'a-1' });
    expect(screen.getByRole('heading', { level: 1, name: '返还记录' })).toBeInTheDocument();
    expect(screen.getByText('+¥50.00')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '编号' }));
    expect(screen.getByText('O9')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '全部活动' }));
    await settle();
    expect(sent(activity.records).at(-1)?.request).toEqual({ page: 1, size: 20 });
    expect(router.state.location.search).toBe('?of=all');
  });
});
