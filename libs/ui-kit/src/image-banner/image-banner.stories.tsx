import type { Meta, StoryObj } from '@storybook/react-vite';
import { BANNERS } from '../catalogue/story-pictures';
import { storyWords } from '../catalogue/story-words';
import { Skeleton } from '../skeleton/skeleton';
import type { BannerImage } from './banner-picture';
import { ImageBanner } from './image-banner';

const WORDS = {
  'zh-CN': { region: '活动横幅', pause: '暂停', play: '播放', first: '远山', second: '海浪' },
  'zh-TW': { region: '活動橫幅', pause: '暫停', play: '播放', first: '遠山', second: '海浪' },
  en: { region: 'Banners', pause: 'Pause', play: 'Play', first: 'Mountains', second: 'Waves' },
};

function images(count: number): readonly BannerImage[] {
  const { first, second } = storyWords(WORDS);
  return [
    { source: BANNERS[0], alt: first, href: '#first' },
    { source: BANNERS[1], alt: second },
  ].slice(0, count);
}

const meta = {
  title: 'Display/ImageBanner',
  component: ImageBanner,
  args: {
    images: [],
    width: 358,
    height: 147,
    priority: true,
    loading: <Skeleton className="h-[147px]" />,
    labels: { region: '', pause: '', play: '' },
  },
  render: (args) => <ImageBanner {...args} images={images(2)} labels={storyWords(WORDS)} />,
} satisfies Meta<typeof ImageBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const OnePicture: Story = {
  render: (args) => <ImageBanner {...args} images={images(1)} labels={storyWords(WORDS)} />,
};

export const NoneCanBeHad: Story = {
  render: (args) => (
    <ImageBanner
      {...args}
      images={[{ source: 'data:image/svg+xml,', alt: storyWords(WORDS).first }]}
      labels={storyWords(WORDS)}
    />
  ),
};
