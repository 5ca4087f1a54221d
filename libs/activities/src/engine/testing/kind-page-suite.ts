import { activity, REQUEST_CODES } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen } from '@testing-library/react';
import { failed, NOW, ok, refused, type WireActivity } from './activity-fakes';
import { showActivity } from './show-activity';

export interface KindPage {
  /** The address of the page, `a-1` being the activity. */
  readonly at: string;
  /** The activity while it runs, as a member has it who may do something. */
  readonly shown: WireActivity;
  /** The name of what the member does on it; it is offered to nobody who cannot. Left out where all is done elsewhere. */
  readonly action?: string | RegExp;
  /** Nothing is done on it: nobody is asked to log in. */
  readonly isRead?: boolean;
}

const actions = (name: string | RegExp | undefined): number =>
  name === undefined
    ? 0
    : screen.queryAllByRole('button', { name }).filter((each) => !each.hasAttribute('disabled')).length;

const TITLE = '示例活动';

/** What every kind's page does alike: says what it is, what stands in the way, and what cannot be had, each with a way on. */
export function kindPageSuite({ at, shown, action, isRead = false }: KindPage): void {
  const show = (more: Partial<WireActivity> = {}, guest = false) =>
    showActivity({ at, shown: { ...shown, ...more }, guest });

  describe(`the page of ${shown.kind}`, () => {
    it('says what it is, until when, and its rules, with and without a slash at the end', async () => {
      await showActivity({ at: `${at}/`, shown });
      expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeInTheDocument();
      expect(screen.getByRole('timer', { name: '距结束' })).toHaveTextContent('4 天 00:00:00');
      expect(screen.getByRole('region', { name: '活动规则' })).toHaveTextContent('账户状态正常的会员');
      expect(screen.getByText(/所有金额均为演示币/)).toBeInTheDocument();
      if (action !== undefined) expect(actions(action)).toBeGreaterThan(0);
    });

    it('leads a guest to log in and back, and offers nothing else', async () => {
      const { router } = await show({ state: 'open', waits: 0, toClaim: [] }, true);
      expect(actions(action)).toBe(0);
      if (isRead) {
        expect(screen.queryByRole('button', { name: '登录后参加' })).toBeNull();
        return;
      }
      fireEvent.click(screen.getByRole('button', { name: '登录后参加' }));
      await settle();
      expect(router.state.location.search).toBe(`?returnTo=${encodeURIComponent(at)}`);
    });

    it.each([
      ['announced', { startsAt: NOW + 1 }, '活动还没有开始，开始后可以参加。'],
      ['closed', { endsAt: NOW }, '本期活动已结束。'],
      ['stopped', {}, '活动已停止；停止前已经赢得的奖励照常发放。'],
      ['expired', { endsAt: NOW }, '领取期已过，未领取的奖励已失效。'],
    ] as const)('that is %s says so, and offers nothing', async (state, more, words) => {
      await show({ state, toClaim: [], ...more });
      expect(screen.getByText(words)).toBeInTheDocument();
      expect(actions(action)).toBe(0);
    });

    it.each([
      ['is gone', refused(REQUEST_CODES.notFound, ''), '没有找到这个活动'],
      ['cannot be reached', failed('offline'), '网络已断开'],
      ['cannot be read', failed('http'), '活动详情加载失败'],
    ] as const)('that %s says so, with a way on', async (_, answer, words) => {
      const { api } = await showActivity({
        at,
        answers: {
          [activity.detail.path]: answer,
          [activity.list.path]: ok({ categories: [], activities: [shown] }),
        },
      });
      expect(screen.getByText(words)).toBeInTheDocument();
      if (answer.error.kind === 'business') {
        expect(screen.getByRole('button', { name: '查看全部优惠' })).toBeInTheDocument();
        return;
      }
      api.answer(activity.detail, ok(shown));
      fireEvent.click(screen.getByRole('button', { name: '重试' }));
      await settle();
      expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeInTheDocument();
    });

    if (!isRead)
      it('says what stands in the way of who may not take part', async () => {
        await show({ obstacle: '需要 VIP2 及以上等级', toClaim: [] });
        expect(screen.getByText('需要 VIP2 及以上等级')).toBeInTheDocument();
        expect(actions(action)).toBe(0);
      });
  });
}
