// What the build compiles from a language's articles; the real ones are compiled by tools/articles.
import { writeIndex, type ArticleCollection } from '@heptad/support';

const ARTICLES: ArticleCollection['articles'] = [
  {
    id: 'how-to-deposit',
    title: '怎样存款',
    topic: 'money',
    asked: 6,
    related: ['ask-a-person'],
    blocks: [
      { kind: 'steps', lines: [['打开', { to: '/mine/finance/myDeposit', words: '存款' }], ['输入金额']] },
      { kind: 'note', line: ['请付', { strong: '准确金额' }] },
      { kind: 'table', head: [['方式'], ['最低']], rows: [[['USDT'], ['200']]] },
    ],
  },
  {
    id: 'ask-a-person',
    title: '联系{{customerService}}',
    topic: 'device',
    asked: 9,
    related: [],
    blocks: [
      { kind: 'text', line: ['打开', { to: '/customer/main', words: '{{customerService}}' }] },
      { kind: 'points', lines: [['钱在{{centreWallet}}里']] },
    ],
  },
  {
    id: 'lesson-deposit',
    title: '存款教程',
    topic: 'lessons',
    page: '/tutorial/deposit',
    related: ['how-to-deposit'],
    blocks: [
      { kind: 'text', line: ['按应付金额付款。'] },
      { kind: 'heading', line: ['为什么要准确'] },
    ],
  },
  {
    id: 'android',
    title: '安卓手机',
    topic: 'tech',
    page: '/tutorial/tech/android',
    related: [],
    blocks: [{ kind: 'text', line: ['更新浏览器。'] }],
  },
  {
    id: 'computer',
    title: '电脑',
    topic: 'tech',
    page: '/tutorial/tech/computer',
    related: [],
    blocks: [{ kind: 'text', line: ['更新浏览器。'] }],
  },
];

const collection: ArticleCollection = {
  topics: [
    { id: 'money', title: '资金' },
    { id: 'device', title: '设备' },
    { id: 'lessons', title: '新手教程' },
    { id: 'tech', title: '技术问题' },
  ],
  articles: ARTICLES,
  index: writeIndex(
    ARTICLES.map(({ id, title }) => ({
      id,
      title,
      keywords: '',
      pinyin: id === 'how-to-deposit' ? 'zenyangcunkuan' : '',
      text: '',
    })),
  ),
};

export default collection;
