import { activity } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { claimOf, NOW, ok, wireActivity, type WireActivity } from '../../engine/testing/activity-fakes';
import { kindPageSuite } from '../../engine/testing/kind-page-suite';
import { showActivity } from '../../engine/testing/show-activity';

const AT = '/activity/friendPeakBet';
const shown = (more: Partial<WireActivity> = {}) =>
  wireActivity(
    {
      kind: 'friendPeakBet',
      unit: 'money',
      leaders: [{ rank: 1, name: 'Fr****8', value: '1200.00', prize: '188.00', own: 1 }],
      own: { rank: 1, name: 'Fr****8', value: '1200.00', prize: '188.00', own: 1 },
      total: 1,
    },
    more,
  );

kindPageSuite({ at: AT, shown: shown(), isRead: true });

describe('the ranking of friends’ bets', () => {
  it('ROUTE-137 shows the places, of the running edition without an id', async () => {
    const { sent } = await showActivity({ at: `${AT}/`, shown: shown() });
    expect(sent(activity.detail)[0]?.request).toEqual({ id: 'a-1' });
    const rows = within(screen.getByRole('list', { name: '前 1 名' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['1Fr****8 · 我¥1,200.00名次奖 ¥188.00']);
  });

  it('claims the prize of the place once it has ended', async () => {
    const won = {
      id: 'place-1',
      name: '第 1 名',
      amount: '188.00',
      turnover: '0.00',
      reason: '第 1 名',
      expiresAt: NOW + 1,
    };
    const { sent } = await showActivity({
      at: AT,
      shown: shown({ state: 'toClaim', toClaim: [won] }),
      answers: { [activity.claim.path]: ok({ claim: claimOf({ prizeId: 'place-1' }), activity: shown() }) },
    });
    fireEvent.click(screen.getByRole('button', { name: '领取 ¥188.00' }));
    await settle();
    expect(sent(activity.claim)).toHaveLength(1);
    expect(screen.getByText('¥188.00 已存入中心钱包')).toBeInTheDocument();
  });
});
