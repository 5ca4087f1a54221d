import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '../catalogue/story-words';
import { Cell, List } from '../list/list';
import { RefreshPage } from './refresh-page';

const WORDS = {
  'zh-CN': {
    title: '优惠活动',
    back: '返回',
    refresh: '刷新',
    retry: '重试',
    'pull.pull': '下拉刷新',
    'pull.release': '松开刷新',
    'pull.refreshing': '正在刷新',
    loadFailed: '优惠活动加载失败',
    offline: '网络已断开',
    first: '新人见面礼',
    second: '每周流水礼',
  },
  'zh-TW': {
    title: '優惠活動',
    back: '返回',
    refresh: '重新整理',
    retry: '重試',
    'pull.pull': '下拉重新整理',
    'pull.release': '放開重新整理',
    'pull.refreshing': '正在重新整理',
    loadFailed: '優惠活動載入失敗',
    offline: '網路已斷開',
    first: '新人見面禮',
    second: '每週流水禮',
  },
  en: {
    title: 'Promotions',
    back: 'Back',
    refresh: 'Refresh',
    retry: 'Try again',
    'pull.pull': 'Pull to refresh',
    'pull.release': 'Release to refresh',
    'pull.refreshing': 'Refreshing',
    loadFailed: 'Promotions could not be loaded',
    offline: 'You are offline',
    first: 'Welcome gift',
    second: 'Weekly turnover gift',
  },
};

const meta = {
  title: 'Surfaces/RefreshPage',
  component: RefreshPage,
  tags: ['page'],
  args: {
    title: '',
    query: { isFetching: false, refetch: () => Promise.resolve() },
    say: () => '',
    children: undefined,
  },
  render: (args) => {
    const words = storyWords(WORDS);
    return (
      <RefreshPage
        {...args}
        title={words.title}
        say={(word) => words[word]}
        back={{ label: words.back, onPress: () => undefined }}
      >
        <List>
          <Cell title={words.first} />
          <Cell title={words.second} />
        </List>
      </RefreshPage>
    );
  },
} satisfies Meta<typeof RefreshPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};

const failedBy = (kind: string) => ({ query: { ...meta.args.query, error: { kind } } });

export const Failed: Story = { args: failedBy('http') };

export const Offline: Story = { args: failedBy('offline') };
