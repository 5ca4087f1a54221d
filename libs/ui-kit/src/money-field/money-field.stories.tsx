import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { storyWords } from '../catalogue/story-words';
import { MoneyField, type MoneyFieldProps } from './money-field';

const WORDS = {
  'zh-CN': { label: '金额', description: '单笔 10 至 50,000', error: '金额不能超过余额' },
  'zh-TW': { label: '金額', description: '單筆 10 至 50,000', error: '金額不能超過餘額' },
  en: { label: 'Amount', description: '10 to 50,000 each time', error: 'More than your balance' },
};

function Example({ initial = '', ...props }: Partial<MoneyFieldProps> & { readonly initial?: string }) {
  const [value, setValue] = useState(initial);
  return <MoneyField label={storyWords(WORDS).label} {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Fields/MoneyField',
  component: MoneyField,
  args: { label: '', value: '', onValueChange: () => undefined },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { render: () => <Example placeholder="0.00" /> };

export const Filled: Story = {
  render: () => <Example initial="1280.50" description={storyWords(WORDS).description} />,
};

export const Refused: Story = {
  render: () => <Example initial="999999" error={storyWords(WORDS).error} />,
};

export const Disabled: Story = { render: () => <Example initial="20" disabled /> };
