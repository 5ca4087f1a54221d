import { screen } from '@testing-library/react';
import { stepOf, wireActivity } from '../../engine/testing/activity-fakes';
import { kindPageSuite } from '../../engine/testing/kind-page-suite';
import { showActivity } from '../../engine/testing/show-activity';

const AT = '/activity/bettingGift/a-1';
const venuesOf = (sports: string, live: string) => [
  { kind: 'sports', name: '体育', turnover: sports },
  { kind: 'live', name: '真人', turnover: live },
];
const shown = (venues = venuesOf('750.00', '250.00')) =>
  wireActivity(
    {
      kind: 'bettingGift',
      venues,
      steps: [stepOf({ name: '有效投注满 2,000', unit: 'money', have: '1000.00', target: '2000.00' })],
    },
    { state: 'earning' },
  );

kindPageSuite({ at: AT, shown: shown() });

describe('the betting gift', () => {
  const bar = (name: string) => screen.getByRole('progressbar', { name });

  it('ROUTE-126 shows where the turnover came from, and the steps', async () => {
    await showActivity({ at: AT, shown: shown() });
    expect(screen.getByText('合计 ¥1,000.00')).toBeInTheDocument();
    expect(bar('体育')).toHaveAttribute('aria-valuenow', '75');
    expect(bar('真人')).toHaveAttribute('aria-valuetext', '¥250.00');
    expect(bar('有效投注满 2,000')).toHaveAttribute('aria-valuetext', '¥1,000.00 / ¥2,000.00');
  });

  it('gives no venue a share of nothing', async () => {
    await showActivity({ at: AT, shown: shown(venuesOf('0.00', '0.00')) });
    expect(bar('体育')).toHaveAttribute('aria-valuenow', '0');
  });
});
