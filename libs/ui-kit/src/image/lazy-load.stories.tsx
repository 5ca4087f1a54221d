import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '../catalogue/story-words';
import { Skeleton } from '../skeleton/skeleton';
import { LazyLoad } from './lazy-load';

const WORDS = {
  'zh-CN': { content: '靠近屏幕时才建立的内容' },
  'zh-TW': { content: '靠近螢幕時才建立的內容' },
  en: { content: 'Built when it comes near the screen' },
};

const meta = { title: 'Display/LazyLoad', component: LazyLoad } satisfies Meta<typeof LazyLoad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = {
  render: () => (
    <LazyLoad placeholder={<Skeleton className="h-6" />}>
      <p>{storyWords(WORDS).content}</p>
    </LazyLoad>
  ),
};

export const FarBelow: Story = {
  render: () => (
    <div className="h-20 overflow-hidden">
      <div className="h-[4000px]" />
      <LazyLoad placeholder={<Skeleton className="h-6" />}>
        <p>{storyWords(WORDS).content}</p>
      </LazyLoad>
    </div>
  ),
};
