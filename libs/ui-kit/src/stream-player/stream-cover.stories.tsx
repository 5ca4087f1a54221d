import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { StreamCover, StreamNotice } from './stream-cover';

const WORDS = {
  'zh-CN': { watch: '观看直播', hint: '可能消耗较多流量', failed: '视频暂时无法播放', retry: '重试' },
  'zh-TW': { watch: '觀看直播', hint: '可能消耗較多流量', failed: '影片暫時無法播放', retry: '重試' },
  en: {
    watch: 'Watch live',
    hint: 'This may use a lot of data',
    failed: 'The video cannot be played right now',
    retry: 'Try again',
  },
};

function Cover({ long = false, picture = false }: { readonly long?: boolean; readonly picture?: boolean }) {
  const { watch, hint } = storyWords(WORDS);
  const { line } = storyWords(LONG_TEXT);
  return (
    <StreamCover
      text={watch}
      hint={long ? line : hint}
      picture={picture && <span className="absolute inset-0 -z-1 bg-[#1b3a4b]" />}
    />
  );
}

function Notice() {
  const { failed, retry } = storyWords(WORDS);
  return (
    <StreamNotice text={failed}>
      <Button size="s" variant="secondary">
        {retry}
      </Button>
    </StreamNotice>
  );
}

const meta = {
  title: 'Display/StreamCover',
  component: StreamCover,
  args: { text: '', hint: '' },
} satisfies Meta<typeof StreamCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { render: () => <Cover /> };
export const OverPicture: Story = { render: () => <Cover picture /> };
export const LongText: Story = { render: () => <Cover long /> };
export const Refused: Story = { render: () => <Notice /> };
