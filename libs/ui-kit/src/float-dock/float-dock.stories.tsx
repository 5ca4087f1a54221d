import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '../catalogue/story-words';
import { IconButton } from '../icon-button/icon-button';
import { Cell, List } from '../list/list';
import { FloatDock, type FloatDockProps } from './float-dock';

const WORDS = {
  'zh-CN': {
    dock: '快捷入口',
    show: '展开快捷入口',
    hide: '收起快捷入口',
    move: '可以拖动，也可以用方向键移动',
    gift: '礼物',
    help: '客服',
  },
  'zh-TW': {
    dock: '快捷入口',
    show: '展開快捷入口',
    hide: '收合快捷入口',
    move: '可以拖曳，也可以用方向鍵移動',
    gift: '禮物',
    help: '客服',
  },
  en: {
    dock: 'Shortcuts',
    show: 'Show the shortcuts',
    hide: 'Hide the shortcuts',
    move: 'Drag it, or move it with the arrow keys',
    gift: 'Gifts',
    help: 'Support',
  },
};

function Example(props: Partial<FloatDockProps>) {
  const words = storyWords(WORDS);
  return (
    <>
      <List>
        {Array.from({ length: 20 }, (_, index) => (
          <Cell key={index} title={words.gift} trailing="1.95" />
        ))}
      </List>
      <FloatDock icon="gift" {...props} labels={words}>
        <li>
          <IconButton icon="gift" label={words.gift} className="bg-raised shadow-2" />
        </li>
        <li>
          <IconButton icon="customerService" label={words.help} className="bg-raised shadow-2" />
        </li>
      </FloatDock>
    </>
  );
}

const meta = {
  title: 'Surfaces/FloatDock',
  component: FloatDock,
  tags: ['alone'],
  args: { labels: { dock: '', show: '', hide: '', move: '' }, children: null },
} satisfies Meta<typeof FloatDock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Out: Story = { render: () => <Example /> };

export const Tucked: Story = { render: () => <Example defaultTucked /> };

export const OtherEdge: Story = {
  render: () => <Example defaultPlace={{ side: 'left', share: 0.4 }} />,
};

export const OtherEdgeTucked: Story = {
  render: () => <Example defaultTucked defaultPlace={{ side: 'left', share: 0 }} />,
};
