import type { Result } from '@heptad/api-client';
import { configuration, memberCentre, vip } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { money } from '@heptad/formatting';
import { sessionActions, sessionSelectors, type Member } from '@heptad/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { preloadDialog } from '@heptad/ui-kit';
import { showAccount, type AccountScene } from '../testing/account-scene';
import MemberCentrePage, { messages } from './member-centre-page';

const member: Member = {
  id: '10007',
  name: 'demo01',
  grade: 3,
  currency: 'CNY',
  registeredAt: 0,
  unreadMail: 0,
  state: 'active',
  phoneBound: false,
  emailBound: false,
};

const overview = {
  days: 269,
  depositsUnderWay: 2,
  withdrawalsUnderWay: 1,
  limits: 0,
  prizesWaiting: 0,
  secondaryPassword: 1,
} as const;

beforeAll(preloadDialog);

async function show(state: 'guest' | 'member', options: Partial<AccountScene> = {}) {
  const scene = await showAccount({ page: <MemberCentrePage />, messages, path: '/mine', ...options });
  act(() => void scene.store.dispatch(sessionActions.sessionRestored({ loggedIn: state === 'member' })));
  return scene;
}

async function showMember(more: Partial<Member> = {}, options: Partial<AccountScene> = {}) {
  const scene = await show('member', options);
  act(() => void scene.store.dispatch(sessionActions.memberLoaded({ ...member, ...more })));
  return scene;
}

const linksOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const press = async (name: string, place = screen.getByRole('main')) => {
  fireEvent.click(within(place).getByRole('button', { name }));
  await settle();
};

describe('the member centre', () => {
  it('OPEN-039 shows a guest the way in and back, and nothing to log out of', async () => {
    const { router } = await show('guest');
    expect(screen.getByText('您还没有登录')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull();
    await press('登录/注册');
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/entry/login?returnTo=%2Fmine',
    );
  });

  it('SHELL-041 leads a guest of a brand of mode 1 to the registration', async () => {
    const { router } = await show('guest', { entryMode: 1 });
    await press('登录/注册');
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/entry/register?returnTo=%2Fmine',
    );
  });

  it('SHELL-010 shows who the member is, and leads to money, records, grades and the agents’ page', async () => {
    await showMember();
    expect(screen.getByText('demo01')).toBeInTheDocument();
    expect(screen.getByText('VIP3 · ID 10007')).toBeInTheDocument();
    expect(linksOf(screen.getByRole('navigation', { name: '存取款与转账' }))).toEqual([
      ['存款', '/mine/finance/myDeposit'],
      ['转账', '/mine/finance/transfer'],
      ['取款', '/mine/finance/withDraw'],
    ]);
    expect(linksOf(screen.getByRole('main'))).toEqual(
      expect.arrayContaining([
        ['中心钱包', '/mine/finance/myWallet'],
        ['投注记录', '/record/bet'],
        ['资金明细', '/record/transaciton'],
        ['奖励记录', '/record/reward'],
        ['福利记录', '/record/welfare'],
        ['余额宝', '/activity/balancePrecious'],
        ['收款账户', '/mine/cards'],
        ['返水', '/mine/rebate'],
        ['个人资料', '/mine/userInfo'],
        ['安全认证', '/mine/authentication'],
        ['资金密码', '/mine/userInfo/secondaryPassword'],
        ['登录设备', '/mine/userInfo/devices'],
        ['VIP 中心', '/mine/vip'],
        ['站内信', '/mine/mail'],
        ['代理合作', '/mine/agentPage'],
        ['设置', '/mine/system'],
        ['关于', '/mine/about'],
      ]),
    );
  });

  it.each(['guest', 'member'] as const)(
    'SHELL-010 leads a %s to promotions, tutorials, customer service, help and the pages about the site',
    async (who) => {
      await show(who, { capabilities: ['sports', 'anchors'] });
      expect(linksOf(screen.getByRole('navigation', { name: '优惠与观赛' }))).toEqual([
        ['优惠活动', '/activity/list'],
        ['主播直播', '/anchors'],
        ['红单榜', '/home/sports/redList'],
        ['投注策略', '/tutorial/betStrategy'],
      ]);
      expect(linksOf(screen.getByRole('navigation', { name: '服务与帮助' }))).toEqual([
        ['客服', '/customer/main'],
        ['帮助中心', '/mine/helpCenter'],
        ['切换线路', '/swithLine'],
        ['下载应用', '/download'],
        ['合作伙伴', '/sponsor'],
      ]);
      expect(linksOf(screen.getByRole('main'))).toEqual(
        expect.arrayContaining([
          ['服务规则', '/entry/rulesRegular'],
          ['隐私规则', '/entry/rulesPrivacy'],
        ]),
      );
    },
  );

  it('leads to no page of something that the brand does not offer', async () => {
    await show('member', { capabilities: [] });
    expect(linksOf(screen.getByRole('navigation', { name: '优惠与观赛' }))).toEqual([
      ['优惠活动', '/activity/list'],
    ]);
  });

  it('says what is missing for the next grade, and which day with us it is', async () => {
    const of = (missing: string) => ({ needed: '1000.00', missing });
    const next = { grade: 4, name: '听潮', deposits: of('0.00'), turnover: of('1234.50') };
    const grade = { grade: 3, name: '踏浪', deposits: '5.00', turnover: '6.00', next, ratio: '0.5000' };
    await showMember(
      {},
      {
        answers: {
          [vip.progress.path]: { ok: true, value: grade },
          [memberCentre.overview.path]: { ok: true, value: overview },
        },
      },
    );
    const line = await screen.findByRole('link', { name: /^距 VIP4 听潮/ });
    expect(line).toHaveTextContent('有效流水还差 ¥1,234.50');
    expect(line).not.toHaveTextContent('存款还差');
    expect(line).toHaveAttribute('href', '/mine/vip');
    expect(screen.getByText('加入第 269 天')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: '站内信' })).toHaveLength(2);
  });

  it.each([
    ['0.2900', '29'],
    ['0.5700', '57'],
    ['0.9999', '99'],
    ['1.0000', '100'],
  ])('draws %s of the way to the next grade as %s of a hundred', async (ratio, drawn) => {
    const grade = { grade: 10, name: '鲲皇', deposits: '5.00', turnover: '6.00', ratio };
    await showMember({}, { answers: { [vip.progress.path]: { ok: true, value: grade } } });
    const page = await screen.findByRole('main');
    await waitFor(() =>
      expect(page.querySelector('[stroke-dasharray]')).toHaveAttribute('stroke-dasharray', `${drawn} 100`),
    );
  });

  it('says that there is no higher grade', async () => {
    const grade = { grade: 10, name: '鲲皇', deposits: '5.00', turnover: '6.00', ratio: '1.0000' };
    await showMember({}, { answers: { [vip.progress.path]: { ok: true, value: grade } } });
    expect(await screen.findByText('鲲皇 为最高等级')).toBeInTheDocument();
  });

  it('says how many mails wait to be read', async () => {
    await showMember({ unreadMail: 120 });
    expect(screen.getByRole('link', { name: '站内信，120 封未读' })).toHaveAttribute('href', '/mine/mail');
  });

  it('shows what is under way, and a dash for what is not known', async () => {
    const known = { ok: true, value: overview } as const;
    await showMember({ phoneBound: true }, { answers: { [memberCentre.overview.path]: known } });
    const under = await screen.findByRole('navigation', { name: '进行中' });
    await waitFor(() =>
      expect(linksOf(under)).toEqual([
        ['2存款中', '/mine/finance/myDeposit'],
        ['1取款中', '/mine/finance/withDraw'],
        ['0生效限额', '/mine/protection'],
        ['中安全等级', '/mine/authentication'],
      ]),
    );
  });

  it('leads to prizes of activities that wait, and says how many', async () => {
    const known = { ok: true, value: { ...overview, prizesWaiting: 3 } } as const;
    await showMember({}, { answers: { [memberCentre.overview.path]: known } });
    const way = await screen.findByRole('link', { name: /^优惠活动.*3 份奖励待领取$/ });
    expect(way).toHaveAttribute('href', '/activity/list?of=mine');
  });

  it('shows the balance, and hides it when it is asked to', async () => {
    const wallet = { currency: 'CNY', centre: money('10'), total: money('1234.5'), channels: [] };
    await showMember({}, { wallet });
    const card = screen.getByRole('region', { name: '余额' });
    await within(card).findByText('¥1,234.50');
    await press('隐藏金额', card);
    expect(within(card).queryByText('¥1,234.50')).toBeNull();
    await press('显示金额', card);
    expect(within(card).getByText('¥1,234.50')).toBeInTheDocument();
  });

  it.each([
    ['limited', /账号受限/],
    ['timeOut', /休息中/],
    ['excluded', /自我排除：暂不能存款、转入与投注，仍可转回与取款/],
  ] as const)('tells a member who is %s', async (state, words) => {
    await showMember({ state });
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  const grades = (answer: Result<unknown>) => ({ answers: { [configuration.appConfig.path]: answer } });
  const config = (list: readonly { name: string; level: string }[]) =>
    grades({ ok: true, value: { memberGradeConfigList: list } });

  it.each([
    ['a grade that the platform calls high', 8, config([{ name: 'VIP8', level: 'high' }]), true],
    ['a grade that it does not', 3, config([{ name: 'VIP3', level: 'normal' }]), false],
    ['a grade that it does not name', 3, config([{ name: 'VIP8', level: 'high' }]), false],
    [
      'an answer that does not come',
      8,
      grades({ ok: false, error: { kind: 'timeout', message: '', call: configuration.appConfig.path } }),
      false,
    ],
  ])('ROLE-003 marks a high VIP: %s', async (_what, grade, options, marked) => {
    const { api, store } = await showMember({ grade }, options);
    const statuses = () =>
      Object.values(store.getState().queryApi.queries).map(
        (query) => (query as { readonly status?: string } | undefined)?.status,
      );
    await waitFor(() => expect(statuses()).not.toContain('pending'));
    expect(statuses().length).toBeGreaterThan(0);
    if (marked) await screen.findByText('高级会员');
    await settle();
    expect(api.sent.filter(({ path }) => path === configuration.appConfig.path)).toHaveLength(1);
    expect(screen.queryAllByText('高级会员')).toHaveLength(marked ? 1 : 0);
    expect(screen.getByText(`VIP${String(grade)} · ID 10007`)).toBeInTheDocument();
  });

  it('is no guest’s page while the member’s info is on its way', async () => {
    await show('member');
    expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.queryByText('您还没有登录')).toBeNull();
  });

  it('says why the info could not be had, and asks once more', async () => {
    const { store } = await show('member');
    const dispatch = jest.spyOn(store, 'dispatch');
    act(
      () =>
        void store.dispatch(
          sessionActions.memberFailed({ kind: 'http', status: 500, message: '系统异常', call: '/info' }),
        ),
    );
    expect(screen.getByText('会员资料加载失败')).toBeInTheDocument();
    expect(screen.getByText('系统异常')).toBeInTheDocument();
    await press('重试');
    expect(dispatch).toHaveBeenCalledWith(sessionActions.memberRequested());
    act(() => void store.dispatch(sessionActions.memberLoaded(member)));
    expect(screen.queryByText('会员资料加载失败')).toBeNull();
    expect(sessionSelectors.selectMember(store.getState())).toEqual(member);
  });
});

describe('the settings of the device', () => {
  it('switch the theme', async () => {
    const { theme } = await show('guest');
    const appearance = screen.getByRole('combobox', { name: '外观' });
    expect(
      within(appearance)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['跟随系统', '浅色', '深色']);
    fireEvent.change(appearance, { target: { value: 'dark' } });
    expect(theme.choose).toHaveBeenCalledWith('dark');
    fireEvent.change(appearance, { target: { value: 'system' } });
    expect(theme.choose).toHaveBeenLastCalledWith('system');
  });

  it('BRAND-003 have no theme to switch where there is no choice', async () => {
    await show('guest', { choosable: false });
    expect(screen.queryByRole('combobox', { name: '外观' })).toBeNull();
  });

  it('choose the language', async () => {
    const { language } = await show('guest');
    const choice = screen.getByRole('combobox', { name: '语言' });
    expect(choice).toHaveDisplayValue('跟随系统');
    fireEvent.change(choice, { target: { value: 'en' } });
    await settle();
    expect(language.choose).toHaveBeenCalledWith('en');
  });
});

describe('logging out', () => {
  it('is asked about first', async () => {
    const { session } = await showMember();
    await press('退出登录');
    const dialog = await screen.findByRole('dialog', { name: '确定退出登录？' });
    await press('再看看', dialog);
    expect(session.logout).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ends the session once; the shell leads home', async () => {
    const { session } = await showMember();
    await press('退出登录');
    await press('退出登录', await screen.findByRole('dialog', { name: '确定退出登录？' }));
    expect(session.logout).toHaveBeenCalledTimes(1);
  });
});
