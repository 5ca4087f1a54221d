import { activity } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import type { BoardOf } from '../../engine/activity';
import {
  DAY_MS,
  NOW,
  ok,
  playOf,
  stepOf,
  wireActivity,
  type WireActivity,
} from '../../engine/testing/activity-fakes';
import { kindPageSuite } from '../../engine/testing/kind-page-suite';
import { matchOf } from '../../engine/testing/match-fakes';
import { playSuite } from '../../engine/testing/play-suite';
import { showActivity } from '../../engine/testing/show-activity';

const AT = '/activity/european/a-1';
type European = BoardOf<'european'>;
const champion: European['champion'] = {
  closesAt: NOW + 1,
  open: 1,
  choices: [
    { id: 't1', name: '云海' },
    { id: 't2', name: '青川' },
  ],
};
const board = (more: Partial<European> = {}): European => ({
  kind: 'european',
  tournament: '欧陆杯',
  groups: [
    {
      name: 'A 组',
      rows: [
        {
          team: { id: 't1', name: '云海' },
          played: 3,
          won: 2,
          drawn: 1,
          lost: 0,
          scored: 5,
          conceded: 7,
          points: 7,
        },
      ],
    },
  ],
  fixtures: [matchOf({ id: 'm-1' }), matchOf({ id: 'm-2' }), matchOf({ id: 'm-3' }), matchOf({ id: 'm-4' })],
  bracket: [
    {
      name: '决赛',
      pairs: [{ home: '云海', away: '青川', score: { home: 1, away: 0 }, winner: '云海' }, {}],
    },
  ],
  stars: [{ rank: 1, name: '林舟', team: '云海', goals: 4 }],
  winners: [{ season: '2024', team: '青川' }],
  champion,
  right: 2,
  decided: 3,
  steps: [stepOf({ name: '猜中 5 场' })],
  ...more,
});
const shown = (more: Partial<WireActivity> = {}, on = board()) =>
  wireActivity(on, { state: 'earning', chances: { earned: 5, used: 3, left: 2, by: [] }, ...more });
const team = () => screen.queryByRole('button', { name: '青川' });
const tap = async () => {
  fireEvent.click(team() as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: '提交预测' }));
  await settle();
};

kindPageSuite({ at: AT, shown: shown(), action: '青川' });

playSuite({
  at: AT,
  shown: shown(),
  nothingLeft: shown({}, board({ champion: { ...champion, pick: 't1' } })),
  tap,
  offers: () => team() !== null && !team()?.hasAttribute('disabled'),
  played: playOf({ text: '冠军：青川', paid: '0.00' }),
  ending: '冠军：青川',
});

describe('the European championship', () => {
  it('ROUTE-119 shows the next three matches, the groups, the bracket and the ways to its other pages', async () => {
    await showActivity({ at: AT, shown: shown() });
    expect(within(screen.getByRole('list', { name: '近期赛事' })).getAllByText('未预测')).toHaveLength(3);
    expect(await screen.findByRole('table', { name: 'A 组' })).toHaveTextContent('云海3210-27');
    expect(screen.getByRole('region', { name: '淘汰赛' })).toHaveTextContent('决赛云海1青川0待定待定');
    expect(await screen.findByText('猜中 2 场，已揭晓 3 场')).toBeInTheDocument();
    for (const [name, path] of [
      ['全部赛程', 'europeanSchedule'],
      ['射手榜', 'europeanStars'],
      ['历届冠军', 'europeanWinners'],
      ['预测记录', 'europeanRecords'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/activity/european/${path}`);
  });

  it('sends the pick of the winner on purpose', async () => {
    const { sent } = await showActivity({
      at: AT,
      shown: shown(),
      answers: { [activity.play.path]: ok({ play: playOf(), activity: shown() }) },
    });
    await tap();
    expect(sent(activity.play).map(({ request }) => request)).toEqual([
      { id: 'a-1', choice: { fixture: 'champion', pick: 't2' } },
    ]);
  });

  it.each([
    ['by the platform', { open: 0 }],
    ['by the clock', { closesAt: NOW }],
  ] as const)('takes no pick once it is closed %s', async (_name, more) => {
    await showActivity({ at: AT, shown: shown({}, board({ champion: { ...champion, ...more } })) });
    expect(team()).toBeDisabled();
  });

  it.each([
    ['ROUTE-121', 'europeanSchedule', '全部赛程', '欧陆杯'],
    ['ROUTE-122', 'europeanStars', '射手榜', '林舟'],
    ['ROUTE-123', 'europeanWinners', '历届冠军', '青川'],
  ])('%s OPEN-037 has the page %s at both spellings', async (_row, page, title, words) => {
    for (const at of [`/activity/european/${page}`, `/activity/${page}/`]) {
      const { unmount } = await showActivity({ at, shown: shown(), guest: true });
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      expect(screen.getByText(words)).toBeInTheDocument();
      unmount();
    }
  });

  it('ROUTE-121 shows the schedule by days, today first, and keeps the chosen day in the address', async () => {
    const fixtures = [
      matchOf({ id: 'm-0', state: 'right', kickOff: NOW - DAY_MS, home: { id: 'o', name: '旧城' } }),
      matchOf({ id: 'm-1' }),
      matchOf({ id: 'm-2', kickOff: NOW + DAY_MS, home: { id: 'n', name: '北川' } }),
      matchOf({ id: 'm-3', kickOff: NOW + DAY_MS, home: { id: 's', name: '南屿' } }),
    ];
    const { router } = await showActivity({
      at: '/activity/european/europeanSchedule',
      shown: shown({}, board({ fixtures })),
    });
    const days = screen.getByRole('radiogroup', { name: '比赛日期' });
    expect(within(days).getAllByRole('radio')).toHaveLength(3);
    expect(within(days).getByRole('radio', { name: /^今天 .*1 场$/ })).toBeChecked();
    const matches = () => within(screen.getByRole('list', { name: '欧陆杯' })).getAllByRole('listitem');
    expect(matches().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('星港')]);
    fireEvent.click(within(days).getByRole('radio', { name: /^明天 .*2 场$/ }));
    await settle();
    expect(matches()).toHaveLength(2);
    expect(router.state.location.search).toBe('?day=2026-11-20');
  });

  it.each(['/activity/european/europeanRecords', '/activity/europeanRecords'])(
    'ROUTE-120 OPEN-037 has records at %s',
    async (at) => {
      const { sent } = await showActivity({
        at,
        answers: { [activity.records.path]: ok({ items: [], total: 0, page: 1, size: 20, paid: '0.00' }) },
      });
      expect(sent(activity.records)[0]?.request).toEqual({ page: 1, size: 20, kind: 'european' });
    },
  );

  it('says that there is nothing yet', async () => {
    const none = shown({}, board({ fixtures: [], groups: [], bracket: [], stars: [], winners: [] }));
    for (const [page, words] of [
      ['europeanSchedule', '暂无赛事'],
      ['europeanStars', '还没有进球'],
      ['europeanWinners', '还没有历届冠军'],
    ] as const) {
      const { unmount } = await showActivity({ at: `/activity/european/${page}`, shown: none });
      expect(screen.getByText(words)).toBeInTheDocument();
      unmount();
    }
  });
});
