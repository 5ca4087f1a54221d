import { activity } from '@heptad/contracts';
import { stubApiClient } from '@heptad/api-client/testing';
import { renderFeature, settle } from '@heptad/feature-testing';
import { fakeMember } from '@heptad/session/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { activitiesModule } from '../../activities-module';
import type { RankRow } from '../../engine/rank/rank-row';
import {
  claimOf,
  failed,
  NOW,
  ok,
  refused,
  wireActivity,
  type WireActivity,
} from '../../engine/testing/activity-fakes';
import { kindPageSuite } from '../../engine/testing/kind-page-suite';
import { matchOf } from '../../engine/testing/match-fakes';
import { showActivity } from '../../engine/testing/show-activity';
import type { BoardOf } from '../../engine/activity';

const AT = '/activity/racePage/a-1';
const rank = (place: number, value: string, more: Partial<RankRow> = {}): RankRow => ({
  rank: place,
  name: `Ra****${String(place)}`,
  value,
  prize: '0.00',
  own: 0,
  ...more,
});
const board = (more: Partial<BoardOf<'racePage'>> = {}): BoardOf<'racePage'> => ({
  kind: 'racePage',
  unit: 'money',
  leaders: [rank(1, '900.00', { prize: '588.00' }), rank(2, '900.00'), rank(3, '10.00')],
  own: rank(412, '1.00', { own: 1 }),
  total: 412,
  countedUntil: NOW - 60_000,
  matches: [matchOf({ id: 'm-1' })],
  ...more,
});
const shown = (more: Partial<WireActivity> = {}, on = board()) =>
  wireActivity(on, {
    state: 'joined',
    prizes: [
      {
        id: 'r1',
        name: '第一名',
        kind: 'money',
        amount: '588.00',
        ranks: { from: 1, to: 1 },
        turnover: '588.00',
      },
      {
        id: 'r2',
        name: '第二至十名',
        kind: 'money',
        amount: '58.00',
        ranks: { from: 2, to: 10 },
        turnover: '0.00',
      },
    ],
    ...more,
  });

kindPageSuite({ at: AT, shown: shown() });

describe('a race', () => {
  it('ROUTE-118 shows the places, the member’s own, how ties stand and what each place wins', async () => {
    await showActivity({ at: AT, shown: shown() });
    const places = within(screen.getByRole('list', { name: '前 3 名' })).getAllByRole('listitem');
    expect(places.map((row) => row.textContent)).toEqual([
      '1Ra****1¥900.00名次奖 ¥588.00',
      '2Ra****2¥900.00无名次奖',
      '3Ra****3¥10.00无名次奖',
    ]);
    expect(screen.getByRole('region', { name: '我的名次' })).toHaveTextContent('412Ra****412 · 我¥1.00');
    expect(screen.getByText('数额相同时，先达到者名次在前。')).toBeInTheDocument();
    expect(screen.getByText(/统计至/)).toBeInTheDocument();
    const prizes = screen.getByRole('region', { name: '奖励' });
    expect(prizes).toHaveTextContent('第 1 名 · 流水要求 ¥588.00');
    expect(prizes).toHaveTextContent('第 2–10 名 · 无流水要求');
  });

  it('is joined before anything counts', async () => {
    const { sent } = await showActivity({
      at: AT,
      shown: shown({ state: 'open' }),
      answers: { [activity.join.path]: ok(shown()) },
    });
    fireEvent.click(screen.getByRole('button', { name: '立即报名' }));
    await settle();
    expect(sent(activity.join)).toHaveLength(1);
  });

  it('says once that nobody is in it yet, and that no match is set', async () => {
    await showActivity({
      at: AT,
      shown: shown({}, board({ leaders: [], own: undefined, total: 0, matches: [] })),
    });
    expect(screen.getByText('暂时还没有人上榜')).toBeInTheDocument();
    expect(screen.queryByText('你还没有上榜')).toBeNull();
    expect(screen.queryByText(/人上榜$/)).toHaveTextContent('暂时还没有人上榜');
    expect(screen.getByText('暂无赛事')).toBeInTheDocument();
  });

  it('opens a match at the sports area, by a command', async () => {
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
    fireEvent.click(screen.getByRole('button', { name: /打开比赛.*星港.*远山/ }));
    await settle();
    expect(send).toHaveBeenCalledWith('match.open', expect.objectContaining({ id: 'm-1' }));
  });

  it.each([
    ['paid', ok({ claim: claimOf({ prizeId: 'r1' }), activity: shown() }), '¥588.00 已存入中心钱包'],
    ['refused', refused(7401, '领取期已过'), '领取期已过'],
    ['unknown', failed('offline'), '结果确认中，¥588.00 不会重复发放'],
  ] as const)('claims the prize of a place once: %s', async (_name, answer, words) => {
    const won = {
      id: 'r1',
      name: '第一名',
      amount: '588.00',
      turnover: '588.00',
      reason: '第 1 名',
      expiresAt: NOW + 1,
    };
    const { sent } = await showActivity({
      at: AT,
      shown: shown({ state: 'toClaim', toClaim: [won] }),
      answers: {
        [activity.claim.path]: answer,
        [activity.writeStatus.path]: () => new Promise(() => undefined),
      },
    });
    const claim = screen.getByRole('button', { name: '领取 ¥588.00' });
    fireEvent.click(claim);
    fireEvent.click(claim);
    await settle();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(sent(activity.claim)).toHaveLength(1);
  });
});
