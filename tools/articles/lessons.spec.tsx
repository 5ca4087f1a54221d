import type nodePath from 'node:path';
import { renderFeature } from '@heptad/feature-testing';
import { supportModule } from '@heptad/support';
import { fireEvent, screen, within } from '@testing-library/react';
import type * as compiling from './compile-collection';

// Not the stub: what is asserted stands in the articles themselves.
jest.mock('../jest/articles-stub', () => {
  const { join } = jest.requireActual<typeof nodePath>('node:path');
  const { compileCollection } = jest.requireActual<typeof compiling>('./compile-collection');
  return {
    __esModule: true,
    default: compileCollection(join(__dirname, '../../libs/support/src/help/articles/zh-CN.articles')),
  };
});

interface Lesson {
  readonly title: string;
  /** Headings and words without which it would not be this lesson. */
  readonly says: readonly string[];
  /** The pages that it sends to. */
  readonly leadsTo: readonly string[];
}

const LESSONS: readonly (readonly [row: string, path: string, lesson: Lesson])[] = [
  [
    'ROUTE-089',
    '/tutorial/singlePass',
    {
      title: '单关怎么投',
      says: ['只看这一个结果', '净赢 55', '同时投几个单关'],
      leadsTo: ['/home/sports', '/tutorial/betStrategy?lesson=payout'],
    },
  ],
  [
    'ROUTE-090',
    '/tutorial/relatedPass',
    {
      title: '串关怎么投',
      says: ['赔率相乘', '1.80 × 2.00 × 1.50 = 5.40', '其中一场作废或走水'],
      leadsTo: ['/tutorial/betStrategy?lesson=systems'],
    },
  ],
  [
    'ROUTE-091',
    '/tutorial/sportRules',
    {
      title: '各类比赛怎样结算',
      says: ['全场只算 90 分钟和伤停补时', '全场玩法含加时', '赛果更正后'],
      leadsTo: ['/record/transaciton'],
    },
  ],
  [
    'ROUTE-092',
    '/tutorial/bettingIntroduction',
    {
      title: '投注入门',
      says: ['玩法', '选项', '本金', '可返还', '赔率怎么看', '开赛前和滚球'],
      leadsTo: ['/tutorial/singlePass', '/tutorial/relatedPass', '/tutorial/example'],
    },
  ],
  [
    'ROUTE-094',
    '/tutorial/hijack',
    {
      title: '防劫持指南',
      says: ['怎样看出来', '马上做什么', '平时怎么防'],
      leadsTo: ['/mine/userInfo/password', '/swithLine', '/customer/main'],
    },
  ],
  [
    'ROUTE-095',
    '/tutorial/withdraw',
    {
      title: '取款教程',
      says: ['等待 60 分钟', '输入资金密码确认'],
      leadsTo: ['/mine/userInfo/secondaryPassword', '/mine/cards', '/mine/finance/withDraw'],
    },
  ],
  [
    'ROUTE-096',
    '/tutorial/withdraw/encypt',
    {
      title: '虚拟币取款教程',
      says: ['TRC20 还是 ERC20', '转出后不能撤回'],
      leadsTo: ['/mine/cards/addVirtualCoin', '/mine/finance/withDraw'],
    },
  ],
  [
    'ROUTE-097',
    '/tutorial/transfer',
    {
      title: '转账教程',
      says: ['转入', '转回', '自动转账', '没有收到结果'],
      leadsTo: ['/mine/finance/transfer', '/mine/finance/myWallet'],
    },
  ],
  [
    'ROUTE-099',
    '/tutorial/example',
    {
      title: '结算示例',
      says: ['主队 −0.75', '赢半', '大 2.25', '输半'],
      leadsTo: ['/tutorial/betStrategy?lesson=handicap', '/tutorial/betStrategy?lesson=totals'],
    },
  ],
  [
    'ROUTE-100',
    '/tutorial/games',
    {
      title: '游戏怎么玩',
      says: ['电子', '真人', '彩票', '捕鱼', '返还率'],
      leadsTo: ['/tutorial/games/answer'],
    },
  ],
  [
    'ROUTE-101',
    '/tutorial/games/answer',
    {
      title: '游戏答疑',
      says: ['结果会被操纵吗', '掉线了怎么算', '试玩和真玩一样吗'],
      leadsTo: ['/mine/protection'],
    },
  ],
  [
    'ROUTE-102',
    '/tutorial/discount',
    {
      title: '优惠怎么参加',
      says: ['流水要求'],
      leadsTo: ['/activity/list', '/record/reward', '/mine/audit'],
    },
  ],
  [
    'ROUTE-105',
    '/tutorial/contact',
    {
      title: '怎样联系我们',
      says: ['请不要发送密码、验证码和助记词'],
      leadsTo: ['/customer/main', '/mine/feedback', '/mine/agentPage', '/mine/helpCenter'],
    },
  ],
  [
    'ROUTE-106',
    '/tutorial/knowExchange',
    { title: '认识交易所', says: ['选择时看什么', '从交易所转来', '常见错误'], leadsTo: [] },
  ],
  [
    'ROUTE-107',
    '/tutorial/knowVirtualCurrency',
    {
      title: '认识虚拟币',
      says: ['USDT 是什么', '链是什么', '私钥和助记词像密码'],
      leadsTo: ['/mine/cards/addVirtualCoin', '/tutorial/knowExchange'],
    },
  ],
];

describe('a lesson', () => {
  it.each(LESSONS)('%s stands at %s', async (_row, at, { title, says, leadsTo }) => {
    await renderFeature({ module: supportModule, at });
    const article = within(await screen.findByRole('article'));
    expect(article.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    const text = screen.getByRole('article').textContent;
    expect(says.filter((words) => !text.includes(words))).toEqual([]);
    const links = article.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(leadsTo.filter((page) => !links.includes(page))).toEqual([]);
  });

  it('ROUTE-091 lists the sports, and leaves those that say what is looked for', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    await renderFeature({ module: supportModule, at: '/tutorial/sportRules' });
    const contents = within(await screen.findByRole('navigation', { name: '本页目录' }));
    expect(contents.getAllByRole('button')).toHaveLength(14);
    fireEvent.click(contents.getByRole('button', { name: '棒球' }));
    expect(screen.getByRole('region', { name: '棒球' })).toHaveFocus();
    const field = screen.getByRole('searchbox', { name: '在本页查找' });
    fireEvent.change(field, { target: { value: '加时' } });
    expect(screen.getByRole('status')).toHaveTextContent('找到 3 节');
    expect(screen.queryByRole('region', { name: '棒球' })).toBeNull();
    fireEvent.change(field, { target: { value: '冰壶' } });
    expect(screen.getByRole('status')).toHaveTextContent('本页没有这个词');
  });

  it('ROUTE-094 lets the domain be checked where it tells of wrong ones', async () => {
    await renderFeature({ module: supportModule, at: '/tutorial/hijack' });
    expect(await screen.findByText(window.location.hostname)).toBeInTheDocument();
  });
});
