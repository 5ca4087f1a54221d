import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { StreamPlayer } from './stream-player';

const WORDS = {
  'zh-CN': {
    label: '示例视频',
    starting: '正在连接视频…',
    failed: '视频暂时无法播放',
    retry: '重试',
    play: '播放',
    pause: '暂停',
    sound: '声音',
    fullScreen: '全屏',
    close: '关闭',
  },
  'zh-TW': {
    label: '範例影片',
    starting: '正在連線影片…',
    failed: '影片暫時無法播放',
    retry: '重試',
    play: '播放',
    pause: '暫停',
    sound: '聲音',
    fullScreen: '全螢幕',
    close: '關閉',
  },
  en: {
    label: 'Example video',
    starting: 'Connecting…',
    failed: 'The video cannot be played right now',
    retry: 'Try again',
    play: 'Play',
    pause: 'Pause',
    sound: 'Sound',
    fullScreen: 'Full screen',
    close: 'Close',
  },
};
const nothing = () => undefined;
/** Without an address nothing is asked for: the player waits. */
const NOTHING_TO_PLAY = { addresses: [], credentials: false };

function Example({ long = false }: { readonly long?: boolean }) {
  const { label, ...labels } = storyWords(WORDS);
  const { line } = storyWords(LONG_TEXT);
  return (
    <StreamPlayer
      stream={NOTHING_TO_PLAY}
      label={label}
      labels={long ? { ...labels, starting: line } : labels}
      onStop={nothing}
    />
  );
}

const meta = {
  title: 'Display/StreamPlayer',
  component: StreamPlayer,
  args: { stream: NOTHING_TO_PLAY, label: '', labels: WORDS.en, onStop: nothing },
} satisfies Meta<typeof StreamPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Starting: Story = { render: () => <Example /> };
export const LongText: Story = { render: () => <Example long /> };
