import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { PORTRAIT } from '../catalogue/story-pictures';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { EmptyState, ErrorState, OfflineState } from './state-message';

const WORDS = {
  'zh-CN': {
    empty: '暂无记录',
    look: '去看看',
    failed: '加载失败',
    later: '请稍后再试',
    retry: '重试',
    offline: '网络已断开',
  },
  'zh-TW': {
    empty: '尚無紀錄',
    look: '去看看',
    failed: '載入失敗',
    later: '請稍後再試',
    retry: '重試',
    offline: '網路已斷線',
  },
  en: {
    empty: 'No records',
    look: 'Look around',
    failed: 'Could not load',
    later: 'Try again later',
    retry: 'Retry',
    offline: 'You are offline',
  },
};
const nothing = () => undefined;

const meta = {
  title: 'Display/StateMessage',
  component: EmptyState,
  subcomponents: { ErrorState, OfflineState },
  args: { title: '' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { render: () => <EmptyState title={storyWords(WORDS).empty} /> };

export const EmptyWithAction: Story = {
  render: () => {
    const words = storyWords(WORDS);
    return <EmptyState title={words.empty} action={<Button variant="secondary">{words.look}</Button>} />;
  },
};

export const EmptyWithArt: Story = {
  render: () => (
    <EmptyState
      title={storyWords(WORDS).empty}
      art={<img src={PORTRAIT} alt="" className="size-24 rounded-l" />}
    />
  ),
};

export const Failed: Story = {
  render: () => {
    const words = storyWords(WORDS);
    return (
      <ErrorState title={words.failed} description={words.later} retryLabel={words.retry} onRetry={nothing} />
    );
  },
};

export const Retrying: Story = {
  render: () => {
    const words = storyWords(WORDS);
    return <ErrorState title={words.failed} retryLabel={words.retry} onRetry={nothing} retrying />;
  },
};

export const Offline: Story = {
  render: () => {
    const words = storyWords(WORDS);
    return <OfflineState title={words.offline} retryLabel={words.retry} onRetry={nothing} />;
  },
};

export const LongText: Story = {
  render: () => {
    const { line, paragraph } = storyWords(LONG_TEXT);
    return <ErrorState title={line} description={paragraph} retryLabel={line} onRetry={nothing} />;
  },
};
