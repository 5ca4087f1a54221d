import { renderFeature, settle } from '@heptad/feature-testing';
import { stubApiClient } from '@heptad/api-client/testing';
import { activity } from '@heptad/contracts';
import { fakeMember } from '@heptad/session/testing';
import { fireEvent, screen } from '@testing-library/react';
import { activitiesModule } from '../../activities-module';
import { NOW, ok, stepOf, wireActivity } from '../../engine/testing/activity-fakes';
import { kindPageSuite } from '../../engine/testing/kind-page-suite';
import { showActivity } from '../../engine/testing/show-activity';
import type { BoardMatch } from '../../engine/activity';

const AT = '/activity/eventTopic/a-1';
const match: BoardMatch = {
  id: '77',
  league: '星河联赛',
  stage: '半决赛',
  home: { id: 'h', name: '青川' },
  away: { id: 'w', name: '白塔' },
  kickOff: NOW + 3_600_000,
  closesAt: NOW + 3_600_000,
  state: 'open',
  choices: [],
};
const shown = (matches: BoardMatch[] = [match]) =>
  wireActivity({ kind: 'eventTopic', matches, steps: [stepOf()] }, { state: 'earning' });

kindPageSuite({ at: AT, shown: shown() });

describe('an event topic', () => {
  it('ROUTE-141 opens a match where bets are placed, by a command', async () => {
    const send = jest.fn(async () => undefined);
    await renderFeature({
      module: activitiesModule,
      at: AT,
      member: fakeMember('1'),
      send,
      services: {
        api: stubApiClient({ [activity.detail.path]: ok(shown()) }),
        clock: { now: () => NOW, monotonic: () => NOW, setServerTime: () => undefined },
      },
    });
    fireEvent.click(screen.getByRole('button', { name: /^打开比赛.*今天 \d\d:00.*青川.*白塔$/ }));
    await settle();
    expect(send).toHaveBeenCalledWith('match.open', { venue: expect.stringMatching(/TY$/), id: '77' });
  });

  it('shows how a match ended, and says so where there are none', async () => {
    const { unmount } = await showActivity({
      at: AT,
      shown: shown([{ ...match, score: { home: 2, away: 1 } }]),
    });
    expect(screen.getByText('2 : 1')).toBeInTheDocument();
    unmount();
    await showActivity({ at: AT, shown: shown([]) });
    expect(screen.getByText('暂无赛事')).toBeInTheDocument();
  });
});
