import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Switch } from './switch';

const WORDS = { 'zh-CN': { words: '声音' }, 'zh-TW': { words: '聲音' }, en: { words: 'Sound' } };

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { children: '' },
  render: (args) => <Switch {...args}>{storyWords(WORDS).words}</Switch>,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };

export const LongText: Story = { render: () => <Switch>{storyWords(LONG_TEXT).line}</Switch> };
