import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Select } from './select';

const WORDS = {
  'zh-CN': { label: '排序', time: '按时间', name: '按名称' },
  'zh-TW': { label: '排序', time: '依時間', name: '依名稱' },
  en: { label: 'Order', time: 'By time', name: 'By name' },
};

function Example({
  disabled = false,
  long = false,
}: {
  readonly disabled?: boolean;
  readonly long?: boolean;
}) {
  const words = storyWords(WORDS);
  const [value, setValue] = useState('time');
  const options = [
    { value: 'time', label: long ? storyWords(LONG_TEXT).line : words.time },
    { value: 'name', label: words.name },
  ];
  return (
    <Select
      label={words.label}
      options={options}
      value={value}
      onValueChange={setValue}
      disabled={disabled}
      className="max-w-full"
    />
  );
}

const meta = { title: 'Fields/Select', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = { args: { long: true } };
