import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '../catalogue/story-words';
import { NavigationLink } from './navigation-link';

const WORDS = { 'zh-CN': { text: '查看规则' }, 'zh-TW': { text: '查看規則' }, en: { text: 'See the rules' } };

const meta = {
  title: 'Controls/NavigationLink',
  component: NavigationLink,
  args: { href: '#rules' },
  render: (args) => (
    <NavigationLink {...args} className="text-link underline">
      {storyWords(WORDS).text}
    </NavigationLink>
  ),
} satisfies Meta<typeof NavigationLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
