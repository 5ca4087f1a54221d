import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '../catalogue/story-words';
import { LoadingBar } from './loading-bar';

const WORDS = { 'zh-CN': { label: '加载中' }, 'zh-TW': { label: '載入中' }, en: { label: 'Loading' } };

const meta = {
  title: 'Display/LoadingBar',
  component: LoadingBar,
  args: { label: '' },
  render: (args) => <LoadingBar {...args} label={storyWords(WORDS).label} />,
} satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {};

export const Beginning: Story = { args: { value: 0 } };

export const Halfway: Story = { args: { value: 50 } };

export const Done: Story = { args: { value: 100 } };
