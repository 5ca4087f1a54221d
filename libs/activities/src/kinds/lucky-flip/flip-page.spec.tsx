import { activity } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  failed,
  NOW,
  ok,
  playOf,
  wireActivity,
  type WireActivity,
} from '../../engine/testing/activity-fakes';
import { kindPageSuite } from '../../engine/testing/kind-page-suite';
import { playSuite } from '../../engine/testing/play-suite';
import { showActivity } from '../../engine/testing/show-activity';
import type { RankRow } from '../../engine/rank/rank-row';

const AT = '/activity/luckyFlip/a-1';
const rank = (place: number, more: Partial<RankRow> = {}): RankRow => ({
  rank: place,
  name: `De****${String(place)}`,
  value: '88.00',
  prize: '0.00',
  own: 0,
  ...more,
});
const shown = (more: Partial<WireActivity> = {}) =>
  wireActivity(
    {
      kind: 'luckyFlip',
      cards: [
        { place: 0, up: 1, prizeId: 'p2', name: '2 元' },
        { place: 1, up: 0 },
        { place: 2, up: 0 },
      ],
      round: 2,
      unit: 'money',
      leaders: [rank(1, { prize: '58.00' }), rank(2)],
      own: rank(31, { own: 1, value: '2.00' }),
      total: 40,
    },
    {
      state: 'earning',
      prizes: [
        { id: 'p2', name: '2 元', kind: 'money', amount: '2.00', weight: 4, turnover: '4.00' },
        { id: 'none', name: '谢谢参与', kind: 'nothing', amount: '0.00', weight: 6, turnover: '0.00' },
      ],
      chances: { earned: 3, used: 1, left: 2, by: [] },
      fairness: { commitment: 'b'.repeat(64), number: 1 },
      ...more,
    },
  );
const card = (number: number) => screen.queryByRole('button', { name: `翻开第 ${String(number)} 张牌` });
const tap = async () => {
  fireEvent.click(card(3) as HTMLElement);
  await settle();
};

describe('lucky flip', () => {
  it('ROUTE-138 shows the round, what is up, and who has won most', async () => {
    await showActivity({ at: AT, shown: shown() });
    expect(screen.getByRole('heading', { name: '第 2 轮' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '第 1 张牌：2 元' })).toBeInTheDocument();
    expect(screen.getByText('未翻 2 张')).toBeInTheDocument();
    const leaders = within(screen.getByRole('list', { name: '前 2 名' })).getAllByRole('listitem');
    expect(leaders.map((row) => row.textContent)).toEqual([
      '1De****1¥88.00名次奖 ¥58.00',
      '2De****2¥88.00无名次奖',
    ]);
    expect(screen.getByRole('region', { name: '我的名次' })).toHaveTextContent('31De****31 · 我¥2.00');
    expect(screen.getByRole('link', { name: '查看完整榜单' })).toHaveAttribute(
      'href',
      '/activity/luckyFlip/rank/a-1',
    );
  });

  it('turns the card that was tapped, and tells of no other', async () => {
    const { sent } = await showActivity({
      at: AT,
      shown: shown(),
      answers: {
        [activity.play.path]: ok({ play: playOf({ prizeId: 'p2', text: '2 元' }), activity: shown() }),
      },
    });
    await tap();
    expect(sent(activity.play)[0]?.request).toMatchObject({ id: 'a-1', choice: { place: 2 } });
    expect(screen.getByRole('img', { name: '第 3 张牌：2 元' })).toBeInTheDocument();
    expect(card(2)).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: '本轮的牌' })).queryByText('谢谢参与')).toBeNull();
  });

  it('ROUTE-139 has records of this edition, for members', async () => {
    const { sent } = await showActivity({
      at: '/activity/luckyFlip/record/a-1',
      answers: { [activity.records.path]: ok({ items: [], total: 0, page: 1, size: 20, paid: '0.00' }) },
    });
    expect(sent(activity.records)[0]?.request).toEqual({ page: 1, size: 20, id: 'a-1' });
    expect(screen.getByRole('heading', { level: 1, name: '翻牌记录' })).toBeInTheDocument();
  });

  it('ROUTE-140 has a whole ranking, and says that it could not be had', async () => {
    const { api } = await showActivity({
      at: '/activity/luckyFlip/rank/a-1',
      answers: { [activity.rank.path]: failed('http') },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('排行榜加载失败');
    api.answer(
      activity.rank,
      ok({ items: [rank(1), rank(2)], total: 2, page: 1, size: 50, unit: 'money', countedUntil: NOW }),
    );
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(within(screen.getByRole('list', { name: '排行榜' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('你还没有上榜')).toBeInTheDocument();
    expect(screen.getByText('共 2 人上榜')).toBeInTheDocument();
  });
});

kindPageSuite({ at: AT, shown: shown(), action: '翻开第 3 张牌' });

playSuite({
  at: AT,
  shown: shown(),
  tap,
  offers: () => card(3) !== null,
  nothingLeft: shown({ chances: { earned: 3, used: 3, left: 0, by: [] } }),
  ending: '获得 ¥2.00',
});
