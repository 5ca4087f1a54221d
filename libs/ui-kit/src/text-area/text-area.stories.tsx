import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { TextArea } from './text-area';

const WORDS = {
  'zh-CN': {
    label: '问题描述',
    placeholder: '请写下遇到的问题',
    text: '充值后余额没有变化，订单号 20261121001。',
    error: '请至少写 10 个字',
    left: '还可输入',
  },
  'zh-TW': {
    label: '問題描述',
    placeholder: '請寫下遇到的問題',
    text: '儲值後餘額沒有變化，訂單號 20261121001。',
    error: '請至少寫 10 個字',
    left: '還可輸入',
  },
  en: {
    label: 'What happened',
    placeholder: 'Tell us what went wrong',
    text: 'The balance did not change after a deposit, order 20261121001.',
    error: 'At least 10 characters',
    left: 'Left',
  },
};

const counted = {
  maxLength: 200,
  remainingLabel: (remaining: number) => `${storyWords(WORDS).left} ${remaining}`,
};

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: '' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => {
    const { label, placeholder } = storyWords(WORDS);
    return <TextArea label={label} placeholder={placeholder} />;
  },
};
export const Counted: Story = {
  render: () => {
    const { label, text } = storyWords(WORDS);
    return <TextArea label={label} defaultValue={text} {...counted} />;
  },
};
export const Full: Story = {
  render: () => {
    const { label, text } = storyWords(WORDS);
    return <TextArea {...counted} label={label} defaultValue={text} maxLength={text.length} />;
  },
};
export const Refused: Story = {
  render: () => {
    const { label, placeholder, error } = storyWords(WORDS);
    return <TextArea label={label} description={placeholder} defaultValue="…" error={error} {...counted} />;
  },
};
export const ReadOnly: Story = {
  render: () => {
    const { label, text } = storyWords(WORDS);
    return <TextArea label={label} readOnly defaultValue={text} />;
  },
};
export const Disabled: Story = {
  render: () => {
    const { label, text } = storyWords(WORDS);
    return <TextArea label={label} disabled defaultValue={text} {...counted} />;
  },
};
export const LongText: Story = {
  render: () => {
    const { line, paragraph } = storyWords(LONG_TEXT);
    return (
      <TextArea
        label={line}
        description={paragraph}
        error={line}
        defaultValue={`${paragraph}${paragraph}${paragraph}`}
        {...counted}
      />
    );
  },
};
