import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '../catalogue/story-words';
import { PictureWords } from '../picture-words/picture-words';
import { Carousel, type CarouselSlide } from './carousel';

const WORDS = {
  'zh-CN': { region: '精选', pause: '暂停', play: '播放', one: '第一张', two: '第二张', three: '第三张' },
  'zh-TW': { region: '精選', pause: '暫停', play: '播放', one: '第一張', two: '第二張', three: '第三張' },
  en: { region: 'Featured', pause: 'Pause', play: 'Play', one: 'First', two: 'Second', three: 'Third' },
};

function slides(count: number): readonly CarouselSlide[] {
  const { one, two, three } = storyWords(WORDS);
  return [one, two, three].slice(0, count).map((label) => ({
    id: label,
    label,
    content: (
      <div className="grid h-32 place-items-center rounded-l bg-sunken text-lg text-text">{label}</div>
    ),
  }));
}

const meta = {
  title: 'Display/Carousel',
  component: Carousel,
  args: { slides: [], labels: { region: '', pause: '', play: '' }, autoplay: false },
  render: (args) => <Carousel {...args} labels={storyWords(WORDS)} slides={slides(3)} />,
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Slides: Story = {};

export const BeginsInTheMiddle: Story = { args: { initialIndex: 1 } };

export const Autoplay: Story = { args: { autoplay: true } };

export const OneSlide: Story = {
  render: (args) => <Carousel {...args} labels={storyWords(WORDS)} slides={slides(1)} />,
};

/** The whitest picture there can be: words, dots and the button are still seen. */
export const WordsOnWhite: Story = {
  args: { autoplay: true },
  render: (args) => {
    const words = storyWords(WORDS);
    const content = (label: string) => (
      <div className="relative h-36 overflow-hidden rounded-l bg-[#ffffff]">
        <PictureWords>{label}</PictureWords>
      </div>
    );
    return (
      <Carousel
        {...args}
        labels={words}
        slides={[words.one, words.two].map((label) => ({ id: label, label, content: content(label) }))}
      />
    );
  },
};
