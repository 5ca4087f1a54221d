import { settle } from '@heptad/feature-testing';
import { fireEvent, screen } from '@testing-library/react';
import { DAY_MS, NOW, stepOf, wireActivity, type WireActivity } from '../../engine/testing/activity-fakes';
import { kindPageSuite } from '../../engine/testing/kind-page-suite';
import { showActivity } from '../../engine/testing/show-activity';
import type { BoardOf } from '../../engine/activity';

const AT = '/activity/firstDeposit/a-1';

const board = (more: Partial<BoardOf<'firstDeposit'>> = {}): BoardOf<'firstDeposit'> => ({
  kind: 'firstDeposit',
  depositUntil: NOW + 2 * DAY_MS,
  least: '100.00',
  ratio: '50.00',
  most: '888.00',
  matched: '0.00',
  steps: [
    stepOf({ id: 'match', name: '首存赠送', amount: '0.00', unit: 'money', have: '0.00', target: '100.00' }),
  ],
  ...more,
});
const shown = (more: Partial<WireActivity> = {}, on = board()) =>
  wireActivity(on, { state: 'earning', ...more });

kindPageSuite({ at: AT, shown: shown(), action: '前往存款' });

describe('the first deposit', () => {
  it('ROUTE-116 says the offer before anybody deposits, and how long a deposit counts', async () => {
    const { router } = await showActivity({ at: AT, shown: shown() });
    expect(screen.getByText('首次存款 ¥100 起，赠送 50%，最高 ¥888')).toBeInTheDocument();
    expect(screen.getByRole('timer', { name: '首存有效期还剩' })).toHaveTextContent('2 天 00:00:00');
    fireEvent.click(screen.getByRole('button', { name: '前往存款' }));
    await settle();
    expect(router.state.location.pathname).toBe('/mine/finance/myDeposit');
  });

  it('shows what was deposited and what is given on top', async () => {
    await showActivity({ at: AT, shown: shown({}, board({ deposit: '600.00', matched: '300.00' })) });
    expect(screen.getByText('¥600.00')).toBeInTheDocument();
    expect(screen.getByText('¥300.00')).toBeInTheDocument();
    expect(screen.queryByRole('timer', { name: '首存有效期还剩' })).toBeNull();
  });

  it('says so once the member’s time is over', async () => {
    await showActivity({ at: AT, shown: shown({}, board({ depositUntil: NOW })) });
    expect(screen.getByText('首存有效期已过')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '前往存款' })).toBeNull();
  });
});
