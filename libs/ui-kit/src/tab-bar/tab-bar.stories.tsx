import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Icon } from '../icon/icon';
import { TabBar, type TabBarItem } from './tab-bar';

const WORDS = {
  'zh-CN': { label: '主导航', home: '首页', records: '记录', gift: '优惠', mine: '我的' },
  'zh-TW': { label: '主導覽', home: '首頁', records: '紀錄', gift: '優惠', mine: '我的' },
  en: { label: 'Main', home: 'Home', records: 'Records', gift: 'Offers', mine: 'Mine' },
};
const ICONS = ['home', 'records', 'gift', 'mine'] as const;

function items(long?: string): readonly TabBarItem[] {
  const words = storyWords(WORDS);
  return ICONS.map((name) => ({
    id: name,
    href: `#${name}`,
    label: long ?? words[name],
    icon: <Icon name={name} />,
    ...(name === 'mine' && { badge: <Badge count={3} /> }),
  }));
}

const meta = {
  title: 'Controls/TabBar',
  component: TabBar,
  args: { label: '', items: [] },
  // Fixed to the window's foot on a page, and to this frame here.
  decorators: [
    (Story) => (
      <div className="h-16 [contain:layout]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  render: () => <TabBar label={storyWords(WORDS).label} items={items()} current="home" />,
};

export const NoneCurrent: Story = {
  render: () => <TabBar label={storyWords(WORDS).label} items={items()} />,
};

export const LongText: Story = {
  render: () => (
    <TabBar label={storyWords(WORDS).label} items={items(storyWords(LONG_TEXT).line)} current="mine" />
  ),
};
