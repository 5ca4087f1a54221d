import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '../catalogue/story-words';
import { IconButton } from './icon-button';

const WORDS = {
  'zh-CN': { search: '搜索', favourite: '收藏' },
  'zh-TW': { search: '搜尋', favourite: '收藏' },
  en: { search: 'Search', favourite: 'Favourite' },
};

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { icon: 'search', label: '' },
  render: (args) => <IconButton {...args} label={storyWords(WORDS).search} />,
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Acts: Story = {};

export const OnAndOff: Story = {
  render: () => (
    <div className="flex">
      <IconButton icon="star" label={storyWords(WORDS).favourite} pressed={false} />
      <IconButton icon="starFilled" label={storyWords(WORDS).favourite} pressed />
    </div>
  ),
};

export const Disabled: Story = { args: { disabled: true } };
