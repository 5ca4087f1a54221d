import { errorOf } from '@heptad/api-client/testing';
import { rewards } from '@heptad/contracts';
import { screen, within } from '@testing-library/react';
import { failed, ok, press } from '../testing/show-records';
import { MONEY_NOW, showMoney, wireReward, wireRewards } from '../testing/show-money';
import { stateAt } from './reward';

const LIST = rewards.list.path;
const DETAIL = rewards.detail.path;
const CLAIM = rewards.claim.path;

describe('prizes', () => {
  it('ROUTE-077 lists them with their states, and claims one', async () => {
    let state = 'waiting';
    const { api, toast } = await showMoney('/record/welfare', {
      [LIST]: () =>
        ok(
          wireRewards([
            wireReward({ state, ...(state === 'claimed' && { claimedAt: MONEY_NOW }) }),
            wireReward({ id: 'F0000000002', title: '每周返水', state: 'expired', expiresAt: MONEY_NOW - 1 }),
          ]),
        ),
      [CLAIM]: () => {
        state = 'claimed';
        return ok({ orderNo: 'F0000000001', amount: '18.00' });
      },
    });
    expect(screen.getByRole('heading', { level: 1, name: '福利记录' })).toBeInTheDocument();
    const gift = screen.getByRole('article', { name: '欢迎礼金' });
    expect(within(gift).getByText('待领取')).toBeInTheDocument();
    expect(within(screen.getByRole('article', { name: '每周返水' })).getByText('已过期')).toBeInTheDocument();
    await press(within(gift).getByRole('button', { name: '领取 欢迎礼金' }));
    expect(toast.show).toHaveBeenCalledWith(
      expect.objectContaining({ text: expect.stringMatching(/^¥18\.00 已存入/) as string }),
    );
    expect(within(gift).getByText('已领取')).toBeInTheDocument();
    expect(within(gift).queryByRole('button')).toBeNull();
    expect(api.sent.filter(({ path }) => path === CLAIM)).toMatchObject([{ request: { id: 'F0000000001' } }]);
  });

  it('says that the end is not known where an answer was lost, sends the same claim again, and tells why where it is refused', async () => {
    let tries = 0;
    const { api } = await showMoney('/record/welfare', {
      [LIST]: () => ok(wireRewards([wireReward()])),
      [CLAIM]: () => {
        tries += 1;
        return tries === 1
          ? failed('http')
          : {
              ok: false as const,
              error: errorOf({ kind: 'business', code: '7504', message: '您正在休息', call: CLAIM }),
            };
      },
    });
    const button = () => screen.getByRole('button', { name: '领取 欢迎礼金' });
    await press(button());
    expect(screen.getByRole('alert')).toHaveTextContent('未收到结果，请再次领取，不会重复发放');
    await press(button());
    expect(screen.getByRole('alert')).toHaveTextContent('您正在休息');
    const keys = api.sent.filter(({ path }) => path === CLAIM).map((sent) => JSON.stringify(sent));
    expect(keys[0]).toBe(keys[1]);
  });

  it('offers no claim to a member who may not, and says why', async () => {
    await showMoney('/record/reward', {
      [LIST]: () => ok(wireRewards([wireReward({ group: 'reward' })], { obstacle: '您正在休息' })),
    });
    expect(screen.getByText('您正在休息')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^领取/ })).toBeNull();
  });

  it('ROUTE-074 asks for the state that is chosen, and says that there are none', async () => {
    const { api, router } = await showMoney('/record/reward', { [LIST]: () => ok(wireRewards([])) });
    expect(screen.getByText(/还没有奖励/)).toBeInTheDocument();
    await press(screen.getByRole('button', { name: '已过期' }));
    expect(router.state.location.search).toBe('?state=expired');
    expect(api.sent.at(-1)?.request).toMatchObject({ group: 'reward', state: 'expired' });
    expect(screen.getByText('没有这种状态的记录')).toBeInTheDocument();
  });

  it('says that they could not be loaded', async () => {
    await showMoney('/record/reward', { [LIST]: () => failed('http') });
    expect(screen.getByText('记录加载失败')).toBeInTheDocument();
  });

  it.each([
    ['/record/rewardDetail', '奖励详情', 'ROUTE-075'],
    ['/record/welfareDetail', '福利详情', 'ROUTE-078'],
  ])('%s shows one with what it was given for: %s (%s)', async (path, title) => {
    const { router } = await showMoney(`${path}?id=F0000000001`, {
      [DETAIL]: () =>
        ok({
          reward: wireReward({ state: 'claimed', claimedAt: MONEY_NOW }),
          reason: '注册即赠',
          turnover: '18.00',
          orderNo: 'F0000000001',
          line: '7',
        }),
    });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    for (const text of ['注册即赠', 'F0000000001', '已领取'])
      expect(screen.getByText(text)).toBeInTheDocument();
    await press(screen.getByRole('button', { name: '查看资金明细' }));
    expect(router.state.location.search).toBe('?id=7');
  });

  it('expire while they are looked at', () => {
    const prize = { state: 'waiting', expiresAt: MONEY_NOW } as const;
    expect([stateAt(prize, MONEY_NOW - 1), stateAt(prize, MONEY_NOW)]).toEqual(['waiting', 'expired']);
    expect(stateAt({ ...prize, state: 'claimed' }, MONEY_NOW)).toBe('claimed');
  });
});
