import { activity } from '@heptad/contracts';
import { screen } from '@testing-library/react';
import { HOUR_MS, NOW, wireActivity } from '../testing/activity-fakes';
import { showActivity } from '../testing/show-activity';

const AT = '/activity/pureDisplay/a-1';
/** The platform's own time, seen from a device whose clock stands at NOW. */
const shown = (ahead: number) =>
  wireActivity({ kind: 'pureDisplay' }, { now: NOW + ahead, endsAt: NOW + ahead + 2 * HOUR_MS });

describe('the time that is left', () => {
  it.each([
    ['26 hours before the platform', 26 * HOUR_MS],
    ['26 hours after the platform', -26 * HOUR_MS],
    ['before 22:00, where the platform is past it', 10 * HOUR_MS],
    ['before midnight, where the platform is past it', 12 * HOUR_MS],
  ])('is the true one on a device that stands %s', async (_where, ahead) => {
    const { sent } = await showActivity({ at: AT, shown: shown(ahead) });
    expect(screen.getByRole('timer', { name: '距结束' })).toHaveTextContent('02:00:00');
    expect(sent(activity.detail)).toHaveLength(1);
  });

  it('stands beside the moment itself, and the page says which zone is meant', async () => {
    await showActivity({ at: AT, shown: shown(0) });
    expect(screen.getByText(/时刻按你所在时区显示；一日、一周、一月以北京时间/)).toBeInTheDocument();
  });
});
