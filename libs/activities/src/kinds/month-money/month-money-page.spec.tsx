import { screen, within } from '@testing-library/react';
import { NOW, wireActivity, type WireActivity } from '../../engine/testing/activity-fakes';
import { kindPageSuite } from '../../engine/testing/kind-page-suite';
import { showActivity } from '../../engine/testing/show-activity';
import type { BoardOf } from '../../engine/activity';
import { nextTier } from './salary-rules';

const AT = '/activity/monthMoney/a-1';
const tiers: BoardOf<'monthMoney'>['tiers'] = [
  { id: 't-1', from: '1000.00', amount: '8.00', state: 'passed' },
  { id: 't-2', from: '10000.00', amount: '38.00', state: 'own' },
  { id: 't-3', from: '50000.00', amount: '188.00', state: 'below' },
];
const board: BoardOf<'monthMoney'> = {
  kind: 'monthMoney',
  month: '2026-10',
  turnover: '12000.00',
  running: { month: '2026-11', turnover: '4000.00' },
  tiers,
};
const toClaim = [
  { id: 't-2', name: '月薪', amount: '38.00', turnover: '38.00', reason: '十月', expiresAt: NOW + 60_000 },
];
const shown = (more: Partial<WireActivity> = {}) =>
  wireActivity(board, { state: 'toClaim', waits: 1, toClaim, ...more });

kindPageSuite({ at: AT, shown: shown(), action: '领取 ¥38.00' });

describe('month money', () => {
  it('ROUTE-129 shows the month that counts, the one that runs, and the member’s own tier', async () => {
    await showActivity({ at: AT, shown: shown() });
    expect(screen.getByRole('region', { name: '2026年10月 有效投注' })).toHaveTextContent('¥12,000.00');
    expect(screen.getByRole('progressbar', { name: '2026年11月 进行中' })).toHaveAttribute(
      'aria-valuetext',
      '¥4,000.00',
    );
    expect(screen.getByText('距下一档还差 ¥6,000.00')).toBeInTheDocument();
    const rows = within(screen.getByRole('list', { name: '月薪档位' })).getAllByRole('listitem');
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null]);
    expect(rows[1]).toHaveTextContent(/¥38.00.*本月可得/);
  });

  it('shows a guest the tiers alone', async () => {
    await showActivity({ at: AT, shown: shown({ state: 'open', toClaim: [] }), guest: true });
    expect(screen.getByRole('list', { name: '月薪档位' })).toBeInTheDocument();
    expect(screen.queryByText('¥12,000.00')).toBeNull();
  });
});

describe('the next tier', () => {
  it.each([
    ['0.00', 't-1'],
    ['999.99', 't-1'],
    ['1000.00', 't-2'],
    ['49999.99', 't-3'],
    ['50000.00', undefined],
  ])('after a turnover of %s is %s', (turnover, expected) => {
    expect(nextTier(tiers.toReversed(), turnover)?.id).toBe(expected);
  });
});
