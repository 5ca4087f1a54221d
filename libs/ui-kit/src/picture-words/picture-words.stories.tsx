import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { PictureWords } from './picture-words';

const WORDS = {
  'zh-CN': { words: '滚球好戏 实时开打', action: '立即查看' },
  'zh-TW': { words: '滾球好戲 即時開打', action: '立即查看' },
  en: { words: 'Live matches, played now', action: 'See more' },
};

const meta = {
  title: 'Display/PictureWords',
  component: PictureWords,
  args: { className: '' },
  render: ({ className }) => (
    <div className={`relative h-[120px] overflow-hidden rounded-l ${className ?? ''}`}>
      <PictureWords action={storyWords(WORDS).action}>{storyWords(WORDS).words}</PictureWords>
    </div>
  ),
} satisfies Meta<typeof PictureWords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnWhite: Story = { args: { className: 'bg-[#ffffff]' } };

export const OnColour: Story = { args: { className: 'bg-accent' } };

export const OnBlack: Story = { args: { className: 'bg-[#000000]' } };

export const LongText: Story = {
  render: () => (
    <div className="relative h-[120px] overflow-hidden rounded-l bg-[#ffffff]">
      <PictureWords>{storyWords(LONG_TEXT).line}</PictureWords>
    </div>
  ),
};
