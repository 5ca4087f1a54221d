import { screen, within } from '@testing-library/react';
import { wireActivity } from '../testing/activity-fakes';
import { showActivity } from '../testing/show-activity';

const AT = '/activity/pureDisplay/a-1';
const LINES = Array.from({ length: 100 }, (_, line) => `${String(line)} ${'word '.repeat(20).trim()}`);
const NAME = '很长的奖品名称'.repeat(20);

describe('an activity with more words than usual', () => {
  it('shows 2,000 words of rules in full', async () => {
    const rules = [{ title: '全部规则', lines: LINES }];
    await showActivity({ at: AT, shown: wireActivity({ kind: 'pureDisplay' }, { rules }) });
    const shown = within(screen.getByRole('region', { name: '活动规则' })).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual(LINES);
  });

  it('shows the whole name of a prize', async () => {
    const prizes = [
      { id: 'p', name: NAME, kind: 'money' as const, amount: '88.00', turnover: '264.00', weight: 1 },
    ];
    await showActivity({
      at: AT,
      shown: wireActivity({ kind: 'pureDisplay' }, { prizes }),
    });
    expect(screen.getByText(NAME)).toBeInTheDocument();
  });
});
