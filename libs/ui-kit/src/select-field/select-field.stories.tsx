import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { SelectField, type SelectFieldProps } from './select-field';

const WORDS = {
  'zh-CN': {
    label: '开户银行',
    placeholder: '请选择银行',
    error: '请选择银行',
    one: '中国工商银行',
    two: '中国建设银行',
    three: '招商银行',
    off: '暂停服务',
  },
  'zh-TW': {
    label: '開戶銀行',
    placeholder: '請選擇銀行',
    error: '請選擇銀行',
    one: '中國工商銀行',
    two: '中國建設銀行',
    three: '招商銀行',
    off: '暫停服務',
  },
  en: {
    label: 'Bank',
    placeholder: 'Choose a bank',
    error: 'Choose a bank',
    one: 'ICBC',
    two: 'China Construction Bank',
    three: 'China Merchants Bank',
    off: 'Not in service',
  },
};

type Bank = 'one' | 'two' | 'three';

interface ExampleProps extends Partial<SelectFieldProps<Bank>> {
  readonly start?: Bank | null;
  readonly opened?: boolean;
}

function Example({ start = null, opened = false, ...rest }: ExampleProps) {
  const words = storyWords(WORDS);
  const [value, setValue] = useState(start);
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opened) around.current?.querySelector('button')?.click();
  }, [opened]);
  return (
    <div ref={around}>
      <SelectField<Bank>
        label={words.label}
        placeholder={words.placeholder}
        options={[
          { value: 'one', label: words.one },
          { value: 'two', label: words.two, description: words.off, disabled: true },
          { value: 'three', label: words.three },
        ]}
        {...rest}
        value={value}
        onValueChange={setValue}
      />
    </div>
  );
}

const meta = {
  title: 'Fields/SelectField',
  component: SelectField,
  args: { label: '', options: [], value: null, onValueChange: () => undefined, placeholder: '' },
  render: () => <Example />,
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { render: () => <Example start="one" /> };
export const Busy: Story = { render: () => <Example busy options={[]} /> };
export const Refused: Story = { render: () => <Example error={storyWords(WORDS).error} /> };
export const ReadOnly: Story = { render: () => <Example start="one" readOnly /> };
export const Disabled: Story = { render: () => <Example start="one" disabled /> };
export const LongText: Story = {
  render: () => {
    const { line, paragraph } = storyWords(LONG_TEXT);
    return (
      <Example label={line} description={paragraph} start="one" options={[{ value: 'one', label: line }]} />
    );
  },
};
export const Open: Story = { tags: ['alone'], render: () => <Example start="one" opened /> };
export const OpenWithLongText: Story = {
  tags: ['alone'],
  render: () => {
    const { line, paragraph } = storyWords(LONG_TEXT);
    return (
      <Example
        opened
        start="two"
        label={line}
        options={[
          { value: 'one', label: line },
          { value: 'two', label: line, description: paragraph },
          { value: 'three', label: paragraph },
        ]}
      />
    );
  },
};
