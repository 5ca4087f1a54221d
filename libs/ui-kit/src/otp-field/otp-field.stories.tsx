import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { OtpField, type OtpFieldProps } from './otp-field';

const WORDS = {
  'zh-CN': { label: '验证码', hint: '已发送到 138****5678', error: '验证码不对，请重新输入', digit: '位' },
  'zh-TW': { label: '驗證碼', hint: '已傳送到 138****5678', error: '驗證碼不正確，請重新輸入', digit: '位' },
  en: { label: 'Code', hint: 'Sent to 138****5678', error: 'That is not the code', digit: 'digit' },
};

function Example({ start = '', ...rest }: { start?: string } & Partial<OtpFieldProps>) {
  const words = storyWords(WORDS);
  const [value, setValue] = useState(start);
  return (
    <OtpField
      label={words.label}
      description={words.hint}
      digitLabel={(position, length) => `${position} / ${length} ${words.digit}`}
      {...rest}
      value={value}
      onValueChange={setValue}
    />
  );
}

const meta = {
  title: 'Fields/OtpField',
  component: OtpField,
  args: { label: '', value: '', onValueChange: () => undefined, digitLabel: () => '' },
  render: () => <Example />,
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Begun: Story = { render: () => <Example start="123" /> };
export const Complete: Story = { render: () => <Example start="123456" /> };
export const Refused: Story = {
  render: () => <Example start="123456" error={storyWords(WORDS).error} />,
};
export const ReadOnly: Story = { render: () => <Example start="123456" readOnly /> };
export const Disabled: Story = { render: () => <Example disabled /> };
export const LongText: Story = {
  render: () => {
    const { line, paragraph } = storyWords(LONG_TEXT);
    return <Example label={line} description={paragraph} error={paragraph} start="88" />;
  },
};
