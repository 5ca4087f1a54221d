import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Cell, List } from '../list/list';
import { InfiniteList, type InfiniteListState } from './infinite-list';

const WORDS = {
  'zh-CN': {
    row: '记录',
    more: '加载更多',
    loading: '加载中',
    end: '没有更多了',
    error: '加载失败',
    retry: '重试',
  },
  'zh-TW': {
    row: '紀錄',
    more: '載入更多',
    loading: '載入中',
    end: '沒有更多了',
    error: '載入失敗',
    retry: '重試',
  },
  en: {
    row: 'Record',
    more: 'Load more',
    loading: 'Loading',
    end: 'That was all',
    error: 'Could not be loaded',
    retry: 'Try again',
  },
};
const nothing = () => undefined;

function Example({ state, long = false }: { readonly state: InfiniteListState; readonly long?: boolean }) {
  const words = storyWords(WORDS);
  const { line } = storyWords(LONG_TEXT);
  const labels = long ? { ...words, error: line, retry: line } : words;
  return (
    <InfiniteList state={state} onMore={nothing} labels={labels}>
      <List>
        {[1, 2, 3].map((row) => (
          <Cell key={row} title={`${words.row} ${row}`} trailing="100.00" />
        ))}
      </List>
    </InfiniteList>
  );
}

const meta = {
  title: 'Display/InfiniteList',
  component: Example,
  args: { state: 'more' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
export const End: Story = { args: { state: 'end' } };
export const Failed: Story = { args: { state: 'error' } };
export const LongText: Story = { args: { state: 'error', long: true } };
