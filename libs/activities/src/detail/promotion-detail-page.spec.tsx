import { activities } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { showActivities } from '../testing/activities-scene';
import { wireDetail } from '../testing/promotion-fakes';
import PromotionDetailPage from './promotion-detail-page';

type Wire = Partial<ReturnType<typeof wireDetail>>;
const ok = (value: unknown) => ({ ok: true, value }) as const;
const failing = (code: string) =>
  ({ ok: false, error: { kind: 'business', code, message: '没有', call: '/x' } }) as const;

const show = (more: Wire = {}, options: { readonly guest?: boolean; readonly reply?: object } = {}) =>
  showActivities({
    page: <PromotionDetailPage />,
    path: '/activity/PromoDetails/:id',
    at: '/activity/PromoDetails/transfer-20261116',
    answers: { [activities.detail.path]: ok(wireDetail(more)) },
    ...options,
  });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

describe('the page of a promotion', () => {
  it('ROUTE-124 shows what it is, how far the member is, its prizes and its rules', async () => {
    const { api } = await show();
    expect(api.sent.map(({ request }) => request)).toEqual([{ id: 'transfer-20261116' }]);
    expect(screen.getByRole('heading', { name: '每周转入礼' })).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: '净转入' })).toHaveAttribute(
      'aria-valuetext',
      '¥150.00 / ¥1,000.00',
    );
    expect(screen.getByText('再完成 ¥850.00 即可领取 ¥12.00')).toBeInTheDocument();
    const steps = within(screen.getByRole('list', { name: '奖励档位' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      '净转入满 ¥100.00¥3.00已达到',
      '净转入满 ¥1,000.00¥12.00未达到',
    ]);
    expect(screen.getByRole('region', { name: '活动规则' })).toHaveTextContent('账户状态正常的会员均可报名');
  });

  it('leads a guest to the login and back', async () => {
    const { router } = await show({ progress: '0.00' }, { guest: true });
    await press('登录后报名');
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/entry/login?returnTo=%2Factivity%2FPromoDetails%2Ftransfer-20261116',
    );
  });

  it('is joined once, and shows then where to go on', async () => {
    const { api } = await show();
    api.answer(activities.join, ok(wireDetail({ state: 'reached' })));
    api.answer(activities.detail, ok(wireDetail({ state: 'reached' })));
    await press('立即报名');
    expect(api.sent.filter(({ path }) => path === activities.join.path)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: '立即报名' })).toBeNull();
    expect(screen.getByRole('button', { name: '前往转账' })).toBeInTheDocument();
  });

  it('says why it could not be joined, and why it may not be', async () => {
    const { api } = await show();
    api.answer(activities.join, failing('7401'));
    await press('立即报名');
    expect(screen.getByRole('alert')).toHaveTextContent('没有');
    expect(screen.getByRole('button', { name: '立即报名' })).toBeEnabled();
  });

  it('cannot be joined by who may not', async () => {
    await show({ obstacle: '仅限新会员' });
    expect(screen.getByText('仅限新会员')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '立即报名' })).toBeDisabled();
  });

  it('OPEN-001 pays a prize once and says so', async () => {
    const { api } = await show({ state: 'reached' });
    const claimed = wireDetail({ state: 'joined' });
    api.answer(activities.claim, ok({ orderNo: 'P1', id: claimed.id, tier: 1, prize: '3.00', claimedAt: 1 }));
    api.answer(
      activities.detail,
      ok({ ...claimed, prizes: claimed.prizes.map((each) => ({ ...each, claimed: each.reached })) }),
    );
    const claim = screen.getByRole('button', { name: '领取 ¥3.00' });
    fireEvent.click(claim);
    fireEvent.click(claim);
    await settle();
    expect(api.sent.filter(({ path }) => path === activities.claim.path)).toHaveLength(1);
    expect(screen.getByText('¥3.00 已存入中心钱包')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '领取 ¥3.00' })).toBeNull();
    expect(screen.getByRole('list', { name: '奖励档位' })).toHaveTextContent('已领取');
    await press('知道了');
    expect(screen.queryByText('¥3.00 已存入中心钱包')).toBeNull();
  });

  it('says what the platform refused', async () => {
    const { api } = await show({ state: 'reached' });
    api.answer(activities.claim, failing('7404'));
    await press('领取 ¥3.00');
    expect(screen.getByText('没有领取成功')).toHaveTextContent('没有');
  });

  it.each([
    ['over', { state: 'ended' }, '本期活动已结束'],
    ['claimed', { state: 'claimed', category: 'sports' }, '前往体育'],
  ] as const)('says what is left to do when %s', async (_name, more, words) => {
    await show(more);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('says that there is no such promotion, and leads to the others', async () => {
    const { router } = await showActivities({
      page: <PromotionDetailPage />,
      path: '/activity/PromoDetails/:id',
      at: '/activity/PromoDetails/none',
      answers: { [activities.detail.path]: failing('4004') },
    });
    expect(screen.getByText('没有找到这个活动')).toBeInTheDocument();
    await press('查看全部优惠');
    expect(router.state.location.pathname).toBe('/activity/list');
  });

  it('says that it could not be had, and tries again', async () => {
    const { api } = await showActivities({
      page: <PromotionDetailPage />,
      path: '/activity/PromoDetails/:id',
      at: '/activity/PromoDetails/x',
      answers: {
        [activities.detail.path]: {
          ok: false,
          error: { kind: 'http', status: 500, message: '', call: '/x' },
        },
      },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('活动详情加载失败');
    api.answer(activities.detail, ok(wireDetail()));
    await press('重试');
    expect(screen.getByRole('heading', { name: '每周转入礼' })).toBeInTheDocument();
  });

  it('stands as a skeleton while it is on its way', async () => {
    await showActivities({
      page: <PromotionDetailPage />,
      path: '/activity/PromoDetails/:id',
      at: '/activity/PromoDetails/x',
      answers: { [activities.detail.path]: () => new Promise(() => undefined) },
    });
    expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.queryByText('没有找到这个活动')).toBeNull();
  });
});
