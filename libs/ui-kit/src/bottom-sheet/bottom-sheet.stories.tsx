import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { BottomSheet, type BottomSheetProps } from './bottom-sheet';

const WORDS = {
  'zh-CN': {
    open: '打开',
    title: '选择时间',
    close: '关闭',
    content: '今天 · 昨天 · 最近七天',
    clear: '清空',
    done: '完成',
  },
  'zh-TW': {
    open: '開啟',
    title: '選擇時間',
    close: '關閉',
    content: '今天 · 昨天 · 最近七天',
    clear: '清空',
    done: '完成',
  },
  en: {
    open: 'Open',
    title: 'Choose a time',
    close: 'Close',
    content: 'Today · yesterday · last week',
    clear: 'Clear',
    done: 'Done',
  },
};

function Example(props: Partial<BottomSheetProps>) {
  const words = storyWords(WORDS);
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      <BottomSheet title={words.title} closeLabel={words.close} {...props} open={open} onOpenChange={setOpen}>
        {props.children ?? <p className="p-4">{words.content}</p>}
      </BottomSheet>
    </>
  );
}

const meta = {
  title: 'Surfaces/BottomSheet',
  component: BottomSheet,
  tags: ['alone'],
  args: { open: true, onOpenChange: () => undefined, title: '', closeLabel: '' },
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { render: () => <Example /> };

export const WithFooter: Story = {
  render: () => {
    const words = storyWords(WORDS);
    return (
      <Example
        headerExtra={
          <Button size="s" variant="plain">
            {words.clear}
          </Button>
        }
        footer={<Button block>{words.done}</Button>}
      />
    );
  },
};

export const LongText: Story = {
  render: () => {
    const { line, paragraph } = storyWords(LONG_TEXT);
    return (
      <Example title={line} footer={<Button block>{line}</Button>}>
        <div className="grid gap-3 p-4">
          {Array.from({ length: 8 }, (_, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </Example>
    );
  },
};
