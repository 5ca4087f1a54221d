import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { NumberField, type NumberFieldProps } from './number-field';

const WORDS = {
  'zh-CN': { label: '数量', hint: '1 到 99 的整数', error: '最多 99', less: '减少', more: '增加' },
  'zh-TW': { label: '數量', hint: '1 到 99 的整數', error: '最多 99', less: '減少', more: '增加' },
  en: {
    label: 'Quantity',
    hint: 'A whole number from 1 to 99',
    error: '99 at most',
    less: 'Less',
    more: 'More',
  },
};

function Example({ start = 12, ...rest }: { start?: number | null } & Partial<NumberFieldProps>) {
  const words = storyWords(WORDS);
  const [value, setValue] = useState(start);
  return (
    <NumberField
      label={words.label}
      description={words.hint}
      decreaseLabel={words.less}
      increaseLabel={words.more}
      min={1}
      max={99}
      {...rest}
      value={value}
      onValueChange={setValue}
    />
  );
}

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: '', value: null, onValueChange: () => undefined, decreaseLabel: '', increaseLabel: '' },
  render: () => <Example />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { render: () => <Example start={null} /> };
export const AtTheLeast: Story = { render: () => <Example start={1} /> };
export const Refused: Story = { render: () => <Example start={99} error={storyWords(WORDS).error} /> };
export const ReadOnly: Story = { render: () => <Example readOnly /> };
export const Disabled: Story = { render: () => <Example disabled /> };
export const LongText: Story = {
  render: () => {
    const { line, paragraph } = storyWords(LONG_TEXT);
    return <Example label={line} description={paragraph} error={paragraph} />;
  },
};
