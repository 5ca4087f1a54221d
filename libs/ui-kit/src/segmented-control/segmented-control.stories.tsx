import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { SegmentedControl } from './segmented-control';

const WORDS = {
  'zh-CN': { label: '范围', day: '今天', week: '本周', month: '本月' },
  'zh-TW': { label: '範圍', day: '今天', week: '本週', month: '本月' },
  en: { label: 'Range', day: 'Today', week: 'Week', month: 'Month' },
};

function Example({
  disabled = false,
  closed = false,
}: {
  readonly disabled?: boolean;
  readonly closed?: boolean;
}) {
  const words = storyWords(WORDS);
  const [value, setValue] = useState('day');
  const segments = [
    { value: 'day', label: words.day },
    { value: 'week', label: words.week },
    { value: 'month', label: words.month, disabled: closed },
  ];
  return (
    <SegmentedControl
      label={words.label}
      segments={segments}
      value={value}
      onValueChange={setValue}
      disabled={disabled}
    />
  );
}

const meta = { title: 'Controls/SegmentedControl', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const OneDisabled: Story = { args: { closed: true } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  render: () => {
    const { line } = storyWords(LONG_TEXT);
    const segments = [
      { value: 'one', label: line },
      { value: 'two', label: line },
    ];
    return (
      <SegmentedControl
        label={storyWords(WORDS).label}
        segments={segments}
        value="one"
        onValueChange={() => undefined}
      />
    );
  },
};
