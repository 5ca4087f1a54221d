import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '../catalogue/story-words';
import { HeadArt, type HeadManner } from './head-art';

const WORDS = {
  'zh-CN': { grade: '当前等级' },
  'zh-TW': { grade: '目前等級' },
  en: { grade: 'Your grade' },
};
const MANNERS: readonly HeadManner[] = ['calm', 'silk', 'arcade', 'card', 'slant', 'table', 'hairline'];

const meta = {
  title: 'Display/HeadArt',
  component: HeadArt,
  args: { manner: 'calm' },
} satisfies Meta<typeof HeadArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Manners: Story = {
  render: () => (
    <div className="grid gap-3">
      {MANNERS.map((manner) => (
        <div
          key={manner}
          className="relative overflow-hidden rounded-l bg-head-special p-5 text-on-head-special"
        >
          <HeadArt manner={manner} />
          <p className="text-lg">{storyWords(WORDS).grade}</p>
        </div>
      ))}
    </div>
  ),
};
