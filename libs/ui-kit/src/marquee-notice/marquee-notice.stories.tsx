import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { MarqueeNotice } from './marquee-notice';

const WORDS = {
  'zh-CN': { region: '公告', pause: '暂停', play: '播放', first: '今晚零点例行维护', second: '新功能上线' },
  'zh-TW': { region: '公告', pause: '暫停', play: '播放', first: '今晚零點例行維護', second: '新功能上線' },
  en: {
    region: 'Notices',
    pause: 'Pause',
    play: 'Play',
    first: 'Maintenance at midnight',
    second: 'New feature',
  },
};

const meta = {
  title: 'Display/MarqueeNotice',
  component: MarqueeNotice,
  args: { notices: [], labels: { region: '', pause: '', play: '' } },
} satisfies Meta<typeof MarqueeNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  render: () => {
    const words = storyWords(WORDS);
    return <MarqueeNotice labels={words} notices={[{ id: '1', text: words.first }]} />;
  },
};

export const SeveralWithLinks: Story = {
  render: () => {
    const words = storyWords(WORDS);
    return (
      <MarqueeNotice
        labels={words}
        notices={[
          { id: '1', text: words.first, href: '#first' },
          { id: '2', text: words.second, href: '#second' },
        ]}
      />
    );
  },
};

export const LongText: Story = {
  render: () => (
    <MarqueeNotice
      labels={storyWords(WORDS)}
      notices={[{ id: '1', text: storyWords(LONG_TEXT).paragraph }]}
    />
  ),
};
