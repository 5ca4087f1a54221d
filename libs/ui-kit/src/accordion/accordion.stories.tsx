import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '../badge/badge';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Accordion, type AccordionItem } from './accordion';

const WORDS = {
  'zh-CN': { one: '账户安全', two: '常见问题', three: '暂未开放', content: '这里是展开后的说明。' },
  'zh-TW': { one: '帳戶安全', two: '常見問題', three: '尚未開放', content: '這裡是展開後的說明。' },
  en: {
    one: 'Account safety',
    two: 'Questions',
    three: 'Not open yet',
    content: 'What is shown once opened.',
  },
};

function Example({
  open,
  items,
}: {
  readonly open: readonly string[];
  readonly items: readonly AccordionItem[];
}) {
  const [value, setValue] = useState(open);
  return <Accordion items={items} value={value} onValueChange={setValue} />;
}

function items(): readonly AccordionItem[] {
  const words = storyWords(WORDS);
  const content = <p className="text-sm">{words.content}</p>;
  return [
    { value: 'one', title: words.one, content },
    { value: 'two', title: words.two, extra: <Badge count={3} />, content },
    { value: 'three', title: words.three, content, disabled: true },
  ];
}

const meta = {
  title: 'Display/Accordion',
  component: Accordion,
  args: { items: [], value: [], onValueChange: () => undefined },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { render: () => <Example open={[]} items={items()} /> };

export const Open: Story = { render: () => <Example open={['one', 'two']} items={items()} /> };

export const LongText: Story = {
  render: () => {
    const { line, paragraph } = storyWords(LONG_TEXT);
    return <Example open={['long']} items={[{ value: 'long', title: line, content: <p>{paragraph}</p> }]} />;
  },
};
