import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { storyWords } from '../catalogue/story-words';
import { QuickKeys, type QuickKeysProps } from './quick-keys';

const WORDS = { 'zh-CN': { row: '快捷金额' }, 'zh-TW': { row: '快捷金額' }, en: { row: 'Quick amounts' } };
const KEYS = ['10', '50', '100', '500', '1000'].map((amount) => ({
  id: amount,
  label: `+${amount}`,
  value: (current: string) => String(Number(current) + Number(amount)),
}));

function Example(props: Partial<QuickKeysProps>) {
  const [value, setValue] = useState('');
  return (
    <>
      <output className="numeric block pb-2 text-lg">{value || '0'}</output>
      <QuickKeys
        label={storyWords(WORDS).row}
        keys={KEYS}
        {...props}
        value={value}
        onValueChange={setValue}
      />
    </>
  );
}

const meta = {
  title: 'Fields/QuickKeys',
  component: QuickKeys,
  args: { label: '', value: '', onValueChange: () => undefined, keys: [] },
} satisfies Meta<typeof QuickKeys>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { render: () => <Example /> };

export const Disabled: Story = { render: () => <Example disabled /> };
