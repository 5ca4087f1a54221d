import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Icon } from '../icon/icon';
import { panelOf, Tabs, type TabItem, type TabsProps } from './tabs';

const WORDS = {
  'zh-CN': {
    label: '分类',
    all: '全部',
    running: '进行中',
    done: '已完成',
    closed: '未开放',
    content: '所选分类的内容',
  },
  'zh-TW': {
    label: '分類',
    all: '全部',
    running: '進行中',
    done: '已完成',
    closed: '尚未開放',
    content: '所選分類的內容',
  },
  en: {
    label: 'Kind',
    all: 'All',
    running: 'Running',
    done: 'Done',
    closed: 'Closed',
    content: 'What the tab shows',
  },
};

function Example({
  items,
  variant = 'line',
}: Pick<TabsProps<string>, 'items'> & Pick<Partial<TabsProps<string>>, 'variant'>) {
  const words = storyWords(WORDS);
  const [value, setValue] = useState(items[0]?.value ?? '');
  return (
    <>
      <Tabs
        label={words.label}
        panel="panel"
        items={items}
        value={value}
        onValueChange={setValue}
        variant={variant}
      />
      <p {...panelOf('panel', value)} className="p-3 text-sm">
        {words.content}
      </p>
    </>
  );
}

function items(): readonly TabItem<string>[] {
  const words = storyWords(WORDS);
  return [
    { value: 'all', label: words.all, count: '128' },
    { value: 'running', label: words.running, leading: <Icon name="clock" className="size-4" /> },
    { value: 'done', label: words.done },
    { value: 'closed', label: words.closed, disabled: true },
  ];
}

const meta = { title: 'Controls/Tabs', component: Example, args: { items: [] } } satisfies Meta<
  typeof Example
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { render: () => <Example items={items()} /> };

export const Pill: Story = { render: () => <Example items={items()} variant="pill" /> };

export const LongText: Story = {
  render: () => {
    const { line } = storyWords(LONG_TEXT);
    return <Example items={['a', 'b', 'c'].map((value) => ({ value, label: line }))} />;
  },
};
