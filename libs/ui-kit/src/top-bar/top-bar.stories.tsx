import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { IconButton } from '../icon-button/icon-button';
import { TopBar } from './top-bar';

const WORDS = {
  'zh-CN': { title: '账户设置', back: '返回', search: '搜索' },
  'zh-TW': { title: '帳戶設定', back: '返回', search: '搜尋' },
  en: { title: 'Settings', back: 'Back', search: 'Search' },
};
const nothing = () => undefined;

const meta = {
  title: 'Controls/TopBar',
  component: TopBar,
  args: { title: '' },
  render: (args) => {
    const words = storyWords(WORDS);
    return (
      <TopBar
        {...args}
        title={words.title}
        back={{ label: words.back, onPress: nothing }}
        actions={<IconButton icon="search" label={words.search} className="text-current!" />}
      />
    );
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Special: Story = { args: { tone: 'special' } };

export const TitleAlone: Story = { render: () => <TopBar title={storyWords(WORDS).title} /> };

export const LongText: Story = {
  render: () => (
    <TopBar title={storyWords(LONG_TEXT).line} back={{ label: storyWords(WORDS).back, onPress: nothing }} />
  ),
};
