import type { Meta, StoryObj } from '@storybook/react-vite';
import { PORTRAIT } from '../catalogue/story-pictures';
import { storyWords } from '../catalogue/story-words';
import { Avatar } from './avatar';

const WORDS = { 'zh-CN': { name: '林小舟' }, 'zh-TW': { name: '林小舟' }, en: { name: 'Lin Zhou' } };

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  args: { name: '' },
  render: (args) => <Avatar {...args} name={storyWords(WORDS).name} />,
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstCharacter: Story = {};

export const Picture: Story = { args: { source: PORTRAIT } };

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      {[24, 40, 64, 96].map((size) => (
        <Avatar key={size} name={storyWords(WORDS).name} size={size} />
      ))}
    </div>
  ),
};
