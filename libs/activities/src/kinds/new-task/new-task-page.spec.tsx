import { activity } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  claimOf,
  failed,
  NOW,
  ok,
  refused,
  stepOf,
  wireActivity,
  type WireActivity,
} from '../../engine/testing/activity-fakes';
import { kindPageSuite } from '../../engine/testing/kind-page-suite';
import { showActivity } from '../../engine/testing/show-activity';

const AT = '/activity/newTask/a-1';
const steps = [
  stepOf({ id: 's-1', name: '绑定手机', have: '1', target: '1', state: 'reached' }),
  stepOf({ id: 's-2', name: '首次投注', have: '0', target: '1', path: '/home/sports', amount: '5.00' }),
  stepOf({ id: 's-3', name: '首次存款', have: '1', target: '1', state: 'claimed' }),
  stepOf({ id: 's-4', name: '连续登录', have: '2', target: '7', state: 'gone' }),
];
const waiting = [
  {
    id: 's-1',
    name: '绑定手机',
    amount: '8.00',
    turnover: '24.00',
    reason: '绑定手机',
    expiresAt: NOW + 60_000,
  },
];
const shown = (more: Partial<WireActivity> = {}) =>
  wireActivity({ kind: 'newTask', steps }, { state: 'toClaim', waits: 1, toClaim: waiting, ...more });

kindPageSuite({ at: AT, shown: shown(), action: '领取 ¥8.00' });

const claim = () => screen.getByRole('button', { name: '领取 ¥8.00' });

describe('tasks for newcomers', () => {
  it('ROUTE-127 show how far each is, what it brings and where it is done', async () => {
    await showActivity({ at: AT, shown: shown() });
    const tasks = within(screen.getByRole('list', { name: '新手任务' })).getAllByRole('listitem');
    expect(tasks.map(({ dataset }) => dataset['state'])).toEqual(['reached', 'open', 'claimed', 'gone']);
    expect(within(tasks[1] as HTMLElement).getByRole('link', { name: '去完成' })).toHaveAttribute(
      'href',
      '/home/sports',
    );
    expect(tasks[3]).toHaveTextContent(/连续登录.*2 \/ 7.*已失效/);
    expect(screen.getByText('已完成 2，共 4 项')).toBeInTheDocument();
  });

  it('are joined once', async () => {
    const joined = shown({ state: 'joined', toClaim: [] });
    const { api, sent } = await showActivity({
      at: AT,
      shown: shown({ state: 'open', toClaim: [] }),
      answers: { [activity.join.path]: refused(7402, '等级不符') },
    });
    fireEvent.click(screen.getByRole('button', { name: '立即报名' }));
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('等级不符');
    api.answer(activity.join, ok(joined));
    api.answer(activity.detail, ok(joined));
    fireEvent.click(screen.getByRole('button', { name: '立即报名' }));
    await settle();
    expect(screen.queryByRole('button', { name: '立即报名' })).toBeNull();
    expect(sent(activity.join)).toHaveLength(2);
  });

  it('have a prize claimed once, which says what it takes and until when', async () => {
    const { api, sent } = await showActivity({
      at: AT,
      shown: shown(),
      answers: { [activity.claim.path]: ok({ claim: claimOf(), activity: shown({ toClaim: [] }) }) },
    });
    expect(screen.getByText(/2026年11月19日 \d\d:01 前领取 · 流水要求 ¥24.00/)).toBeInTheDocument();
    api.answer(activity.detail, ok(shown({ state: 'claimed', toClaim: [] })));
    fireEvent.click(claim());
    fireEvent.click(claim());
    await settle();
    expect(sent(activity.claim).map(({ request }) => request)).toEqual([{ id: 'a-1', prizeId: 's-1' }]);
    expect(screen.getByText(/¥8.00 已存入/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '领取 ¥8.00' })).toBeNull();
  });

  it('ask by the key where the answer is lost, and never pay twice', async () => {
    jest.useFakeTimers();
    const { sent } = await showActivity({
      at: AT,
      shown: shown(),
      answers: {
        [activity.claim.path]: failed('offline'),
        [activity.writeStatus.path]: ok({ known: 1, claim: claimOf() }),
      },
    });
    fireEvent.click(claim());
    await settle();
    expect(screen.getByText('结果确认中，¥8.00 不会重复发放')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText(/¥8.00 已存入/)).toBeInTheDocument();
    expect(sent(activity.claim)).toHaveLength(1);
    jest.useRealTimers();
  });

  it('say in the platform’s words why a claim at the last second came to nothing', async () => {
    await showActivity({
      at: AT,
      shown: shown(),
      answers: { [activity.claim.path]: refused(7401, '领取期已过') },
    });
    fireEvent.click(claim());
    await settle();
    expect(screen.getByText('领取期已过')).toBeInTheDocument();
    expect(screen.getByText('没有领取成功')).toBeInTheDocument();
  });

  it('show no prize whose time is over', async () => {
    await showActivity({
      at: AT,
      shown: shown({ toClaim: [{ ...(waiting[0] as (typeof waiting)[0]), expiresAt: NOW }] }),
    });
    expect(screen.queryByRole('button', { name: '领取 ¥8.00' })).toBeNull();
  });
});
