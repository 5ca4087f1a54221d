import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { RadioGroup, type RadioGroupProps } from './radio-group';

const WORDS = {
  'zh-CN': {
    label: '验证方式',
    phone: '手机验证',
    phoneHint: '发送到 138****5678',
    mail: '邮箱验证',
    off: '在线客服（暂停服务）',
    error: '请选择一种方式',
  },
  'zh-TW': {
    label: '驗證方式',
    phone: '手機驗證',
    phoneHint: '傳送到 138****5678',
    mail: '信箱驗證',
    off: '線上客服（暫停服務）',
    error: '請選擇一種方式',
  },
  en: {
    label: 'Verify by',
    phone: 'Phone',
    phoneHint: 'Sent to 138****5678',
    mail: 'E-mail',
    off: 'Customer service (paused)',
    error: 'Choose one',
  },
};

type Way = 'phone' | 'mail' | 'off';

function Example({ start = 'phone', ...rest }: { start?: Way | null } & Partial<RadioGroupProps<Way>>) {
  const words = storyWords(WORDS);
  const [value, setValue] = useState<Way | null>(start);
  return (
    <RadioGroup<Way>
      label={words.label}
      options={[
        { value: 'phone', label: words.phone, description: words.phoneHint },
        { value: 'mail', label: words.mail },
        { value: 'off', label: words.off, disabled: true },
      ]}
      {...rest}
      value={value}
      onValueChange={setValue}
    />
  );
}

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: { label: '', options: [], value: null, onValueChange: () => undefined },
  render: () => <Example />,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NoneChosen: Story = { render: () => <Example start={null} /> };
export const Refused: Story = {
  render: () => <Example start={null} error={storyWords(WORDS).error} />,
};
export const Disabled: Story = { render: () => <Example disabled /> };
export const LongText: Story = {
  render: () => {
    const { line, paragraph } = storyWords(LONG_TEXT);
    return (
      <Example
        label={line}
        description={paragraph}
        options={[
          { value: 'phone', label: line, description: paragraph },
          { value: 'mail', label: line },
        ]}
      />
    );
  },
};
