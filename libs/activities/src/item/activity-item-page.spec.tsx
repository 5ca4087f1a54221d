import { activity, REQUEST_CODES } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { failed, ok, refused, wireActivity } from '../engine/testing/activity-fakes';
import { showActivity } from '../engine/testing/show-activity';

const background = () => 'activityPage' in document.documentElement.dataset;
const display = wireActivity({ kind: 'pureDisplay', path: '/home/sports' }, { title: '新场馆上线' });

/** The page of an item fetches the page of its kind. */
const arrive = async () => {
  await act(async () => {
    await import('../kinds/pure-display/pure-display-page');
  });
  await settle();
};

describe('an activity of the list', () => {
  it('ROUTE-113 changes the page’s background, and gives it back', async () => {
    const { router } = await showActivity({ at: '/activity/list/a-1', shown: display });
    await arrive();
    expect(background()).toBe(true);
    expect(screen.getByRole('heading', { level: 1, name: '新场馆上线' })).toBeInTheDocument();
    await act(() => router.navigate('/elsewhere'));
    expect(background()).toBe(false);
  });

  it('ROUTE-125 leads on from what is only shown, which asks nobody to log in', async () => {
    const { router } = await showActivity({ at: '/activity/pureDisplay/a-1/', shown: display, guest: true });
    expect(screen.queryByRole('button', { name: '登录后参加' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '前往看看' }));
    await settle();
    expect(router.state.location.pathname).toBe('/home/sports');
  });

  it('of a kind that this build does not know is shown with its prizes and its rules', async () => {
    const unknown = wireActivity(
      { kind: 'pureDisplay' },
      {
        kind: 'moonWalk',
        title: '月球漫步',
        prizes: [
          { id: 'p', name: '登月奖', kind: 'money', amount: '88.00', turnover: '0.00', weight: 1 },
          { id: 'n', name: '未中奖', kind: 'nothing', amount: '0.00', turnover: '0.00', weight: 3 },
        ],
      },
    );
    await showActivity({ at: '/activity/list/a-1', shown: unknown });
    await arrive();
    expect(screen.getByRole('heading', { level: 1, name: '月球漫步' })).toBeInTheDocument();
    expect(screen.getByText('概率 25% · 无流水要求')).toBeInTheDocument();
    expect(screen.getByText('概率 75%')).toBeInTheDocument();
    expect(screen.getByText('参与对象')).toBeInTheDocument();
  });

  it.each([
    ['gone', refused(REQUEST_CODES.notFound, ''), '没有找到这个活动'],
    ['offline', failed('offline'), '网络已断开'],
    ['failing', failed('http'), '活动详情加载失败'],
  ] as const)('that is %s says so, with a way on', async (what, answer, words) => {
    const { api } = await showActivity({
      at: '/activity/list/a-1',
      answers: { [activity.detail.path]: answer },
    });
    expect(screen.getByText(words)).toBeInTheDocument();
    if (what === 'gone') {
      expect(screen.getByRole('button', { name: '查看全部优惠' })).toBeInTheDocument();
      return;
    }
    api.answer(activity.detail, ok(display));
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    await arrive();
    expect(screen.getByRole('heading', { level: 1, name: '新场馆上线' })).toBeInTheDocument();
  });
});
