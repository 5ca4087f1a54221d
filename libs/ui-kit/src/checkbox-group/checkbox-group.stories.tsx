import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group';

const WORDS = {
  'zh-CN': {
    label: '联赛',
    all: '全选',
    one: '英格兰超级联赛',
    two: '西班牙甲级联赛',
    off: '德国甲级联赛（休赛）',
    error: '至少选一个联赛',
  },
  'zh-TW': {
    label: '聯賽',
    all: '全選',
    one: '英格蘭超級聯賽',
    two: '西班牙甲級聯賽',
    off: '德國甲級聯賽（休賽）',
    error: '至少選一個聯賽',
  },
  en: {
    label: 'Leagues',
    all: 'All',
    one: 'Premier League',
    two: 'La Liga',
    off: 'Bundesliga (break)',
    error: 'Choose at least one',
  },
};

type League = 'one' | 'two' | 'off';

function Example({
  start = ['one'],
  ...rest
}: { start?: readonly League[] } & Partial<CheckboxGroupProps<League>>) {
  const words = storyWords(WORDS);
  const [value, setValue] = useState(start);
  return (
    <CheckboxGroup<League>
      label={words.label}
      options={[
        { value: 'one', label: words.one },
        { value: 'two', label: words.two },
        { value: 'off', label: words.off, disabled: true },
      ]}
      {...rest}
      value={value}
      onValueChange={setValue}
    />
  );
}

const meta = {
  title: 'Fields/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: '', options: [], value: [], onValueChange: () => undefined },
  render: () => <Example />,
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { render: () => <Example allLabel={storyWords(WORDS).all} /> };
export const All: Story = {
  render: () => <Example allLabel={storyWords(WORDS).all} start={['one', 'two']} />,
};
export const WithoutAll: Story = {};
export const Refused: Story = {
  render: () => <Example start={[]} error={storyWords(WORDS).error} />,
};
export const Disabled: Story = {
  render: () => <Example disabled allLabel={storyWords(WORDS).all} />,
};
export const LongText: Story = {
  render: () => {
    const { line, paragraph } = storyWords(LONG_TEXT);
    return (
      <Example
        label={line}
        description={paragraph}
        options={[
          { value: 'one', label: line },
          { value: 'two', label: paragraph },
        ]}
      />
    );
  },
};
