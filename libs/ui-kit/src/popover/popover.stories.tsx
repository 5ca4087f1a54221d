import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Popover, type PopoverProps } from './popover';

const WORDS = {
  'zh-CN': { open: '这是什么？', title: '到账时间', content: '一般几分钟内到账，高峰期可能需要半小时。' },
  'zh-TW': { open: '這是什麼？', title: '入帳時間', content: '一般幾分鐘內入帳，尖峰時段可能需要半小時。' },
  en: {
    open: 'What is this?',
    title: 'How long it takes',
    content: 'A few minutes as a rule, half an hour at busy times.',
  },
};
const nothing = () => undefined;

function Example({ children, ...props }: Partial<PopoverProps>) {
  const words = storyWords(WORDS);
  const [open, setOpen] = useState(true);
  return (
    <div className="flex justify-center py-24">
      <Popover
        title={words.title}
        {...props}
        open={open}
        onOpenChange={setOpen}
        trigger={(button) => (
          <Button variant="secondary" {...button}>
            {words.open}
          </Button>
        )}
      >
        {children ?? <p className="text-muted">{words.content}</p>}
      </Popover>
    </div>
  );
}

const meta = {
  title: 'Surfaces/Popover',
  component: Popover,
  tags: ['alone'],
  args: { open: true, onOpenChange: nothing, title: '', trigger: () => null },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { render: () => <Example /> };

export const Above: Story = { render: () => <Example side="top" align="start" /> };

export const LongText: Story = {
  render: () => {
    const { line, paragraph } = storyWords(LONG_TEXT);
    return (
      <Example title={line}>
        {Array.from({ length: 8 }, (_, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </Example>
    );
  },
};
