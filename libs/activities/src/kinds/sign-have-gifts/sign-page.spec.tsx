import { activity } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  failed,
  NOW,
  ok,
  playOf,
  refused,
  stepOf,
  wireActivity,
  type WireActivity,
} from '../../engine/testing/activity-fakes';
import { showActivity } from '../../engine/testing/show-activity';
import type { SignBoard, SignDay } from './sign-calendar';

const AT = '/activity/signHaveGifts/a-1';

const dayOf = (day: number, state: SignDay['state']): SignDay => ({
  day: `2026-11-${String(day)}`,
  state,
  amount: day === 22 ? '8.80' : '2.00',
});

const board = (more: Partial<SignBoard> = {}): SignBoard => ({
  kind: 'signHaveGifts',
  today: '2026-11-19',
  nextDayAt: Date.parse('2026-11-20T00:00:00+08:00'),
  days: [
    dayOf(16, 'signed'),
    dayOf(17, 'madeUp'),
    dayOf(18, 'missed'),
    dayOf(19, 'today'),
    dayOf(20, 'coming'),
    dayOf(21, 'coming'),
    dayOf(22, 'coming'),
  ],
  signed: 2,
  streak: 0,
  makeUps: { left: 1, total: 2 },
  steps: [stepOf({ have: '2' })],
  ...more,
});
const signed = board({
  days: board().days.map((each) => (each.state === 'today' ? { ...each, state: 'signed' } : each)),
  signed: 3,
  streak: 1,
});

const chances = { earned: 1, used: 0, left: 1, by: [] };
const shown = (more: Partial<WireActivity> = {}, on = board()) =>
  wireActivity(on, { state: 'earning', chances, ...more });

const calendar = () => within(screen.getByRole('list', { name: '签到日历' }));
const sign = () => screen.getByRole('button', { name: '签到，领取 ¥2.00' });

describe('sign-in with gifts', () => {
  it('ROUTE-132 shows each day with its gift, what is signed, and the prizes for days in all', async () => {
    const { api } = await showActivity({ at: AT, shown: shown() });
    expect(api.sent[0]?.options.headers).toEqual({ 'Accept-Language': 'zh-CN' });
    expect(calendar().getByRole('img', { name: '11/16，¥2，已签到' })).toBeInTheDocument();
    expect(calendar().getByRole('img', { name: '11/17，¥2，已补签' })).toBeInTheDocument();
    expect(calendar().getByRole('img', { name: '11/22，¥8.80，未到' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '已签到 2 天' })).toBeInTheDocument();
    expect(screen.getByText(/可补签 1 次，共 2 次/)).toBeInTheDocument();
    expect(screen.getByRole('list', { name: '累计签到奖励' })).toHaveTextContent(/累计 3 天.*¥8.00.*2 \/ 3/);
    expect(screen.getByRole('timer', { name: '距结束' })).toHaveTextContent('4 天 00:00:00');
  });

  it('signs today in once, and shows the next day then', async () => {
    const { api, sent } = await showActivity({
      at: AT,
      shown: shown(),
      answers: { [activity.play.path]: ok({ play: playOf(), activity: shown({}, signed) }) },
    });
    api.answer(activity.detail, ok(shown({}, signed)));
    fireEvent.click(sign());
    fireEvent.click(screen.getAllByRole('button', { name: /签到，领取/ })[0] as HTMLElement);
    await settle();
    expect(sent(activity.play).map(({ request }) => request)).toEqual([{ id: 'a-1' }]);
    expect(sent(activity.play)[0]?.options.idempotencyKey).toMatch(/./);
    expect(screen.getByText('获得 ¥2.00')).toBeInTheDocument();
    expect(screen.getByText('今天已签到')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /签到，领取/ })).toBeNull();
  });

  it('makes up for the day that is tapped', async () => {
    const { sent } = await showActivity({
      at: AT,
      shown: shown(),
      answers: { [activity.play.path]: ok({ play: playOf(), activity: shown() }) },
    });
    fireEvent.click(screen.getByRole('button', { name: '11/18，补签，¥2' }));
    await settle();
    expect(sent(activity.play).map(({ request }) => request)).toEqual([
      { id: 'a-1', choice: { day: '2026-11-18' } },
    ]);
  });

  it('gives each button of the calendar a name in which its words stand as they are read', async () => {
    await showActivity({ at: AT, shown: shown() });
    const buttons = calendar().getAllByRole('button');
    expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons) {
      const words = [...button.querySelectorAll('span:not(:has(*))')]
        .map(({ textContent }) => textContent)
        .filter(Boolean);
      expect(button.getAttribute('aria-label')).toMatch(new RegExp(words.join('.+').replace('$', '\\$')));
    }
  });

  it('offers no make-up day once none is left', async () => {
    await showActivity({ at: AT, shown: shown({}, board({ makeUps: { left: 0, total: 2 } })) });
    expect(screen.queryByRole('button', { name: /补签/ })).toBeNull();
    expect(calendar().getByRole('img', { name: '11/18，¥2，漏签' })).toBeInTheDocument();
  });

  it('leads a guest to log in and back', async () => {
    const { router } = await showActivity({ at: AT, shown: shown({ state: 'open' }), guest: true });
    expect(screen.queryByRole('button', { name: /签到，领取/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '登录后参加' }));
    await settle();
    expect(router.state.location.search).toBe('?returnTo=%2Factivity%2FsignHaveGifts%2Fa-1');
  });

  it('says what stands in the way of who may not take part', async () => {
    await showActivity({ at: AT, shown: shown({ obstacle: '需要 VIP2 及以上等级' }) });
    expect(screen.getByText('需要 VIP2 及以上等级')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /签到，领取/ })).toBeNull();
  });

  it.each([
    ['announced', { startsAt: NOW + 1 }, '活动还没有开始，开始后可以参加。'],
    ['closed', { endsAt: NOW }, '本期活动已结束。'],
    ['stopped', {}, '活动已停止；停止前已经赢得的奖励照常发放。'],
  ] as const)('says that it is %s, and offers nothing', async (state, more, words) => {
    await showActivity({ at: AT, shown: shown({ state, ...more }) });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /签到，领取/ })).toBeNull();
  });

  it('closed at the tap says so in the platform’s words', async () => {
    await showActivity({
      at: AT,
      shown: shown(),
      answers: { [activity.play.path]: refused(7401, '活动已结束') },
    });
    fireEvent.click(sign());
    await settle();
    expect(screen.getByText('活动已结束')).toBeInTheDocument();
    expect(screen.getByText('没有成功')).toBeInTheDocument();
  });

  it('asks by the key where the answer is lost, and sends nothing twice', async () => {
    jest.useFakeTimers();
    const { sent } = await showActivity({
      at: AT,
      shown: shown(),
      answers: {
        [activity.play.path]: failed('offline'),
        [activity.writeStatus.path]: ok({ known: 1, play: playOf() }),
      },
    });
    fireEvent.click(sign());
    await settle();
    expect(screen.getByText('结果确认中，这次机会不会重复使用')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('获得 ¥2.00')).toBeInTheDocument();
    expect(sent(activity.play)).toHaveLength(1);
    const key = sent(activity.play)[0]?.options.idempotencyKey;
    expect(sent(activity.writeStatus)[0]?.request).toEqual({ idempotencyKey: key });
    jest.useRealTimers();
  });

  it('ROUTE-133 has records of its own, for members', async () => {
    const { sent } = await showActivity({
      at: '/activity/signHaveGiftsRecord/',
      answers: {
        [activity.records.path]: ok({ items: [], total: 0, page: 1, size: 20, paid: '0.00' }),
      },
    });
    expect(sent(activity.records)[0]?.request).toEqual({ page: 1, size: 20, kind: 'signHaveGifts' });
    expect(screen.getByRole('heading', { level: 1, name: '签到记录' })).toBeInTheDocument();
    expect(screen.getByText('暂无活动记录')).toBeInTheDocument();
  });
});
