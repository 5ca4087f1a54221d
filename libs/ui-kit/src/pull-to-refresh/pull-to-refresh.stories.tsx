import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '../catalogue/story-words';
import { Cell, List } from '../list/list';
import { PullSign, type PullPhase } from './pull-sign';
import { PullToRefresh } from './pull-to-refresh';

const WORDS = {
  'zh-CN': { pull: '下拉刷新', release: '松开刷新', refreshing: '刷新中', first: '第一条', second: '第二条' },
  'zh-TW': {
    pull: '下拉重新整理',
    release: '放開重新整理',
    refreshing: '重新整理中',
    first: '第一則',
    second: '第二則',
  },
  en: {
    pull: 'Pull to refresh',
    release: 'Release',
    refreshing: 'Refreshing',
    first: 'First',
    second: 'Second',
  },
};

const meta = {
  title: 'Surfaces/PullToRefresh',
  component: PullToRefresh,
  args: {
    onRefresh: () => Promise.resolve(),
    labels: { pull: '', release: '', refreshing: '' },
    children: undefined,
  },
  render: (args) => {
    const words = storyWords(WORDS);
    return (
      <PullToRefresh {...args} labels={words}>
        <List>
          <Cell title={words.first} />
          <Cell title={words.second} />
        </List>
      </PullToRefresh>
    );
  },
} satisfies Meta<typeof PullToRefresh>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};

export const Disabled: Story = { args: { disabled: true } };

/** A finger cannot be photographed: the sign stands over the list as it does while one pulls. */
function Pulled({ phase }: { readonly phase: PullPhase }) {
  const words = storyWords(WORDS);
  return (
    <div className="relative">
      <PullSign phase={phase} labels={words} />
      <List>
        <Cell title={words.first} />
        <Cell title={words.second} />
      </List>
    </div>
  );
}

export const Pulling: Story = { render: () => <Pulled phase="pulling" /> };

export const ReadyToLetGo: Story = { render: () => <Pulled phase="ready" /> };

export const Refreshing: Story = { render: () => <Pulled phase="refreshing" /> };
