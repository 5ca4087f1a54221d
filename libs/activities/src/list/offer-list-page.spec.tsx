import { activity } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen } from '@testing-library/react';
import { showActivities } from '../testing/activities-scene';
import { NOW, wireList } from '../testing/promotion-fakes';
import PromotionsSection from '../home/promotions-section';
import { headOf } from '../engine/testing/activity-fakes';
import OfferListPage from './offer-list-page';

const ok = (value: unknown) => ({ ok: true, value }) as const;
const LIST = wireList([
  { id: 'a', title: '流水', category: 'sports', state: 'open' },
  { id: 'b', title: '转入', state: 'toClaim' },
  { id: 'c', title: '旧的', state: 'closed' },
]);
const failed = (kind: 'http' | 'offline') =>
  ({ ok: false, error: { kind, message: '', call: '/x' } }) as const;
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

const RUNNING = ok({
  categories: [{ id: 'daily', name: '每日' }, ...LIST.categories],
  activities: [
    headOf({ id: 's', kind: 'signHaveGifts', title: '签到', waits: 1, state: 'earning' }),
    headOf({
      id: 'm',
      kind: 'moonWalk',
      title: '漫步',
      category: 'sports',
      state: 'announced',
      startsAt: NOW + 1,
    }),
    ...LIST.activities,
  ],
});

const show = (at = '/activity/list', reply: object = ok(LIST), guest = false) =>
  showActivities({
    page: <OfferListPage />,
    path: '/activity/list',
    at,
    answers: { [activity.list.path]: reply as ReturnType<typeof ok> },
    guest,
  });

describe('the list of promotions', () => {
  it('ROUTE-112 has what waits for the member first, each leading to its page', async () => {
    const { api } = await show();
    expect(api.sent).toHaveLength(1);
    expect(api.sent[0]?.options.headers).toEqual({ 'Accept-Language': 'zh-CN' });
    expect(links()).toEqual(['b', 'a', 'c'].map((id) => `/activity/PromoDetails/${id}`));
    expect(screen.getByRole('link', { name: /^转入/ })).toHaveTextContent(/可领取.*最高可得 ¥15.00剩 4 天/);
    expect(screen.getByRole('link', { name: /旧的/ })).toHaveTextContent('2026年11月22日 已结束');
  });

  it('keeps the chosen category in the address', async () => {
    const { router } = await show();
    fireEvent.click(screen.getByRole('button', { name: '体育' }));
    await settle();
    expect(links()).toEqual(['/activity/PromoDetails/a']);
    expect(router.state.location.search).toBe('?category=sports');
    fireEvent.click(screen.getByRole('button', { name: '全部' }));
    await settle();
    expect(links()).toHaveLength(3);
    expect(router.state.location.search).toBe('');
  });

  it('shows all for a category of an address that there is not', async () => {
    await show('/activity/list?category=%3Cb%3E');
    expect(links()).toHaveLength(3);
    expect(screen.getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('has activities among them, those of a kind that this build does not know too', async () => {
    await show('/activity/list', RUNNING);
    expect(links()).toEqual([
      '/activity/PromoDetails/b',
      '/activity/signHaveGifts/s',
      '/activity/PromoDetails/a',
      '/activity/list/m',
      '/activity/PromoDetails/c',
    ]);
    expect(screen.getByRole('link', { name: /漫步/ })).toHaveTextContent(/未开始.*2026年11月19日 开始/);
    expect(screen.getAllByRole('button', { name: '体育' })).toHaveLength(1);
  });

  it('shows a member what is the member’s own', async () => {
    const { router } = await show('/activity/list', RUNNING);
    fireEvent.click(screen.getByRole('button', { name: '我的' }));
    await settle();
    expect(links()).toEqual(['/activity/PromoDetails/b', '/activity/signHaveGifts/s']);
    expect(router.state.location.search).toBe('?of=mine');
  });

  it('says so where nothing is the member’s own, and offers a guest no such choice', async () => {
    const { unmount } = await show('/activity/list?of=mine', ok(wireList([])));
    expect(screen.getByText('还没有参加的活动')).toBeInTheDocument();
    unmount();
    await show('/activity/list?of=mine', RUNNING, true);
    expect(screen.queryByRole('button', { name: '我的' })).toBeNull();
    expect(links()).toHaveLength(5);
  });

  it('says so where there is none', async () => {
    await show('/activity/list', ok(wireList([])));
    expect(screen.getByText('暂无优惠活动')).toBeInTheDocument();
  });

  it.each([
    ['http', '优惠活动加载失败'],
    ['offline', '网络已断开'],
  ] as const)('says what went wrong (%s), and tries again', async (kind, words) => {
    const { api } = await show('/activity/list', failed(kind));
    expect(screen.getByText(words)).toBeInTheDocument();
    api.answer(activity.list, ok(LIST));
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(links()).toHaveLength(3);
  });
});

describe('the section of the home page', () => {
  const section = (reply: object) =>
    showActivities({
      page: <PromotionsSection />,
      answers: { [activity.list.path]: reply as ReturnType<typeof ok> },
    });

  it('shows what runs and the way to all', async () => {
    await section(ok(LIST));
    expect(links()).toEqual(['/activity/list', '/activity/PromoDetails/b', '/activity/PromoDetails/a']);
  });

  it('leads first to what waits for this member', async () => {
    await section(RUNNING);
    expect(links()).toEqual([
      '/activity/list',
      '/activity/PromoDetails/b',
      '/activity/signHaveGifts/s',
      '/activity/PromoDetails/a',
    ]);
  });

  it('says so where nothing runs', async () => {
    await section(ok(wireList([{ state: 'closed' }])));
    expect(screen.getByRole('status')).toHaveTextContent('暂无优惠活动');
  });

  it('tries again after a failure', async () => {
    const { api } = await section(failed('http'));
    api.answer(activity.list, ok(LIST));
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(links()).toHaveLength(3);
  });
});
