import type { ApiError, Result } from '@heptad/api-client';
import { stubApiClient } from '@heptad/api-client/testing';
import { teams } from '@heptad/contracts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { splitMatch } from '../match/match-shape';
import { fakeMatch, settle, showSports } from '../testing/sports-scene';
import FollowButton, { messages } from './follow-button';
import { GOAL_ALERTS } from './goal-alerts-item';

const refused: ApiError = { kind: 'http', status: 500, message: '网络异常', call: teams.follow.path };
const { shape } = splitMatch(
  fakeMatch('m', { home: { id: '11', name: '纽约城' }, away: { id: '12', name: '辛辛那提' } }),
);
const many = Array.from({ length: teams.MOST_FOLLOWED }, (_, place) => ({ id: `9${place}`, name: '某队' }));

async function show({
  followed = [] as readonly { id: string; name: string }[],
  follow = { ok: true, value: null } as Result<unknown>,
  member = true,
  match = shape,
} = {}) {
  const api = stubApiClient({
    [teams.followed.path]: { ok: true, value: { teams: followed } },
    [teams.follow.path]: follow,
  });
  const scene = await showSports({
    page: <FollowButton match={match} side="home" />,
    messages,
    at: '/home/sports/sportsDetails?id=m',
    path: '/home/sports/sportsDetails',
    member,
    more: { api },
  });
  return { ...scene, api };
}

/** Behind the sheet too, where nobody can tap it. */
const bell = () => screen.getByRole('button', { name: '关注纽约城', hidden: true });
const sent = (api: { readonly sent: readonly { path: string; request: unknown }[] }) =>
  api.sent.filter(({ path }) => path === teams.follow.path).map(({ request }) => request);

async function press(element: HTMLElement) {
  fireEvent.click(element);
  await settle();
}

describe('following a team', () => {
  it('takes one tap, turns goal alerts on for the first time, and shows both', async () => {
    const { api, device } = await show();
    expect(bell()).toHaveAttribute('aria-pressed', 'false');
    await press(bell());
    expect(sent(api)).toEqual([{ id: '11', followed: true }]);
    expect(device.items.get(GOAL_ALERTS)).toBe(true);
    const sheet = within(await screen.findByRole('dialog', { name: '关注球队' }));
    expect(sheet.getByRole('switch', { name: /纽约城/ })).toBeChecked();
    expect(sheet.getByRole('switch', { name: /辛辛那提/ })).not.toBeChecked();
    expect(sheet.getByRole('switch', { name: /进球提醒/ })).toBeChecked();
    await press(sheet.getByRole('switch', { name: /进球提醒/ }));
    expect(device.items.get(GOAL_ALERTS)).toBe(false);
    await press(sheet.getByRole('switch', { name: /纽约城/ }));
    expect(sent(api).at(-1)).toEqual({ id: '11', followed: false });
  });

  it('does not turn alerts on again for whoever turned them off', async () => {
    const { device } = await show();
    act(() => void device.items.set(GOAL_ALERTS, false));
    await press(bell());
    expect(device.items.get(GOAL_ALERTS)).toBe(false);
  });

  it('shows what is followed, and lets go only by its switch', async () => {
    const { api } = await show({ followed: [{ id: '11', name: '纽约城' }] });
    expect(bell()).toHaveAttribute('aria-pressed', 'true');
    await press(bell());
    expect(sent(api)).toEqual([]);
  });

  it('turns back where the platform refuses, and no alerts come of it', async () => {
    const { device } = await show({ follow: { ok: false, error: refused } });
    await press(bell());
    expect(bell()).toHaveAttribute('aria-pressed', 'false');
    expect(device.items.get(GOAL_ALERTS)).toBeUndefined();
  });

  it('says that there are too many, and sends nothing', async () => {
    const { api, toast } = await show({ followed: many });
    await press(bell());
    expect(toast.getSnapshot()?.text).toBe('最多关注 50 支球队');
    expect(sent(api)).toEqual([]);
  });

  it('leads a guest to the entry and back, and asks nothing', async () => {
    const { api, router } = await show({ member: false });
    await press(bell());
    expect(router.state.location.pathname).toMatch(/^\/entry\//);
    expect(new URLSearchParams(router.state.location.search).get('returnTo')).toBe(
      '/home/sports/sportsDetails?id=m',
    );
    expect(api.sent).toHaveLength(0);
  });

  it('is not offered where the venue tells no id of the team', async () => {
    await show({ match: { ...shape, home: { name: '纽约城' } } });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
