import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '../catalogue/story-words';
import { PasswordField } from './password-field';

const WORDS = {
  'zh-CN': { label: '密码', revealLabel: '显示密码', concealLabel: '隐藏密码', error: '密码不对' },
  'zh-TW': { label: '密碼', revealLabel: '顯示密碼', concealLabel: '隱藏密碼', error: '密碼不正確' },
  en: { label: 'Password', revealLabel: 'Show', concealLabel: 'Hide', error: 'Wrong password' },
};

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: '', revealLabel: '', concealLabel: '' },
  render: (args) => {
    const { label, revealLabel, concealLabel } = storyWords(WORDS);
    return <PasswordField {...args} label={label} revealLabel={revealLabel} concealLabel={concealLabel} />;
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'Correct2026' } };

export const Refused: Story = {
  render: () => <PasswordField {...storyWords(WORDS)} defaultValue="guess" />,
};

export const Disabled: Story = { args: { disabled: true } };
