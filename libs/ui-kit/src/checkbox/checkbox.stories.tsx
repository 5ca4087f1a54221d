import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Checkbox } from './checkbox';

const WORDS = {
  'zh-CN': { words: '记住账号' },
  'zh-TW': { words: '記住帳號' },
  en: { words: 'Remember me' },
};

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { children: '' },
  render: (args) => <Checkbox {...args}>{storyWords(WORDS).words}</Checkbox>,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Ticked: Story = { args: { defaultChecked: true } };

export const Indeterminate: Story = { args: { indeterminate: true } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledTicked: Story = { args: { disabled: true, defaultChecked: true } };

export const LongText: Story = { render: () => <Checkbox>{storyWords(LONG_TEXT).line}</Checkbox> };
