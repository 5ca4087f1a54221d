import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { storyWords } from '../catalogue/story-words';
import { NumericKeypad, type NumericKeypadProps } from './numeric-keypad';

const WORDS = {
  'zh-CN': { keypad: '数字键盘', delete: '删除', clear: '清除', point: '小数点', max: '最大', done: '完成' },
  'zh-TW': { keypad: '數字鍵盤', delete: '刪除', clear: '清除', point: '小數點', max: '最大', done: '完成' },
  en: {
    keypad: 'Keypad',
    delete: 'Delete',
    clear: 'Clear',
    point: 'Decimal point',
    max: 'Max',
    done: 'Done',
  },
};
const nothing = () => undefined;

function Example(props: Partial<NumericKeypadProps>) {
  const [value, setValue] = useState('12.5');
  return (
    <>
      <output className="numeric block pb-2 text-lg">{value || '0'}</output>
      <NumericKeypad
        labels={storyWords(WORDS)}
        onDone={nothing}
        {...props}
        value={value}
        onValueChange={setValue}
      />
    </>
  );
}

const meta = {
  title: 'Fields/NumericKeypad',
  component: NumericKeypad,
  args: {
    value: '',
    onValueChange: nothing,
    onDone: nothing,
    labels: { keypad: '', delete: '', clear: '', point: '', max: '', done: '' },
  },
} satisfies Meta<typeof NumericKeypad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { render: () => <Example /> };

export const WithTheMost: Story = { render: () => <Example max="5000" /> };

export const WholeNumbers: Story = { render: () => <Example decimals={0} /> };

export const Disabled: Story = { render: () => <Example disabled max="5000" /> };
