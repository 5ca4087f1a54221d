import type { Result } from '@heptad/api-client';
import { stubApiClient } from '@heptad/api-client/testing';
import { teams } from '@heptad/contracts';
import { renderFeature, settle } from '@heptad/feature-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { sportsBettingModule } from '../sports-module';
import { sportsServices, sportsStore } from '../testing/sports-scene';
import { GOAL_ALERTS } from './goal-alerts-item';
import GoalAlerts, { messages } from './goal-alerts';
import type { FollowedMatch } from './goal-notices';

const goal = { id: 'g1', side: 'away', minute: 23, score: { home: 0, away: 1 }, cancelled: false } as const;
const match = (more: Partial<FollowedMatch> = {}): FollowedMatch => ({
  id: '7',
  home: '纽约城',
  away: '辛辛那提',
  live: 1,
  score: { home: 0, away: 0 },
  goals: [],
  ...more,
});
const told = (...matches: FollowedMatch[]): Result<unknown> => ({ ok: true, value: { matches } });

async function show({ alerts = true, member = true } = {}) {
  let answer = told(match());
  const api = stubApiClient({ [teams.matches.path]: async () => answer });
  const services = sportsServices({ more: { api } });
  if (alerts) services.device.items.set(GOAL_ALERTS, true);
  const send = jest.fn(async () => undefined);
  jest.useFakeTimers();
  await renderFeature({
    module: sportsBettingModule,
    page: <GoalAlerts />,
    messages,
    member,
    services,
    store: sportsStore(services, member),
    send,
  });
  await flush();
  return {
    ...services,
    api,
    send,
    /** Answers so from now on, and waits for the next round. */
    async tell(...matches: FollowedMatch[]) {
      answer = told(...matches);
      await flush(10_000);
    },
  };
}

/** Lets time go by, and what was asked meanwhile be answered. */
async function flush(ms = 0) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await act(() => jest.advanceTimersByTimeAsync(1));
}

const notices = () => document.querySelectorAll('[data-goal]');

describe('the alerts of goals', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['a guest', { member: false }],
    ['who does not want them', { alerts: false }],
  ])('ask and say nothing to %s', async (_, who) => {
    const { api } = await show(who);
    await flush(60_000);
    expect(api.sent).toHaveLength(0);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('name team, score and minute once, politely, and lead to the match', async () => {
    const { tell, send } = await show();
    expect(notices()).toHaveLength(0);
    await tell(match({ score: { home: 0, away: 1 }, goals: [goal] }));
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('status')).toHaveTextContent('辛辛那提 进球！ 纽约城 0-1 辛辛那提 · 23');
    fireEvent.click(screen.getByRole('button', { name: '查看' }));
    await flush();
    expect(send).toHaveBeenCalledWith('match.open', { venue: 'IMTY', id: '7' });
    expect(notices()).toHaveLength(0);
    await tell(match({ score: { home: 0, away: 1 }, goals: [goal] }));
    expect(notices()).toHaveLength(0);
  });

  it('stay, and say so, where the match cannot be opened', async () => {
    const { tell, send } = await show();
    send.mockRejectedValueOnce(new Error('no code'));
    await tell(match({ goals: [goal] }));
    const look = async () => {
      fireEvent.click(screen.getByRole('button', { name: '查看' }));
      await flush();
    };
    await look();
    expect(screen.getByRole('status')).toHaveTextContent('暂时无法打开，请稍后重试');
    await look();
    expect(send).toHaveBeenCalledTimes(2);
    expect(notices()).toHaveLength(0);
  });

  it('say that a goal was cancelled, with the score that stands, and go by themselves', async () => {
    const { tell } = await show();
    await tell(match({ score: { home: 0, away: 1 }, goals: [goal] }));
    await tell(match({ goals: [{ ...goal, cancelled: true }] }));
    expect(screen.getByRole('status')).toHaveTextContent('辛辛那提 进球取消 纽约城 0-0 辛辛那提');
    await flush(12_000);
    expect(notices()).toHaveLength(0);
  });

  it('are dismissed by a tap, and end where they are switched off', async () => {
    const { tell, device, api } = await show();
    await tell(match({ goals: [goal] }));
    fireEvent.click(screen.getByRole('button', { name: '关闭提醒' }));
    expect(notices()).toHaveLength(0);
    act(() => void device.items.set(GOAL_ALERTS, false));
    const before = api.sent.length;
    await flush(60_000);
    expect(api.sent).toHaveLength(before);
    await settle();
  });
});
