import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Chip } from '../chip/chip';
import { Cell, List } from '../list/list';
import { Tabs, type TabItem } from '../tabs/tabs';
import { SwipePanels } from './swipe-panels';

const WORDS = {
  'zh-CN': { label: '分类', all: '全部', running: '进行中', closed: '未开放', done: '已完成', row: '内容' },
  'zh-TW': { label: '分類', all: '全部', running: '進行中', closed: '尚未開放', done: '已完成', row: '內容' },
  en: { label: 'Kind', all: 'All', running: 'Running', closed: 'Closed', done: 'Done', row: 'Content' },
};

function items(): readonly TabItem<string>[] {
  const words = storyWords(WORDS);
  return [
    { value: 'all', label: words.all, count: '128' },
    { value: 'running', label: words.running },
    { value: 'closed', label: words.closed, disabled: true },
    { value: 'done', label: words.done },
  ];
}

function Example({ long = false }: { readonly long?: boolean }) {
  const words = storyWords(WORDS);
  const { line } = storyWords(LONG_TEXT);
  const shown = long ? items().map((item) => ({ ...item, label: line })) : items();
  const [value, setValue] = useState('running');
  return (
    <>
      <Tabs label={words.label} panel="panels" items={shown} value={value} onValueChange={setValue} />
      <SwipePanels
        panel="panels"
        values={shown.flatMap((item) => (item.disabled === true ? [] : [item.value]))}
        value={value}
        onValueChange={setValue}
        renderPanel={(current) => (
          <div className="grid gap-3 py-3">
            <div data-part="inner-scroller" className="flex gap-2 overflow-x-auto [scrollbar-width:none]">
              {Array.from({ length: 12 }, (_, index) => (
                <Chip key={index} className="shrink-0">{`${words.row} ${index + 1}`}</Chip>
              ))}
            </div>
            <List>
              {[1, 2, 3].map((row) => (
                <Cell key={row} title={long ? line : `${words.row} ${current} ${row}`} />
              ))}
            </List>
          </div>
        )}
      />
    </>
  );
}

const meta = { title: 'Controls/SwipePanels', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Panels: Story = {};

export const LongText: Story = { args: { long: true } };
