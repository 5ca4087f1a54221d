import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Icon } from '../icon/icon';
import { TextField } from './text-field';

const WORDS = {
  'zh-CN': { label: '账号', placeholder: '4 到 11 位字母或数字', error: '账号已被使用', paste: '粘贴' },
  'zh-TW': { label: '帳號', placeholder: '4 到 11 位字母或數字', error: '帳號已被使用', paste: '貼上' },
  en: { label: 'Account', placeholder: '4 to 11 letters or digits', error: 'Already taken', paste: 'Paste' },
};

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: '' },
  render: (args) => (
    <TextField {...args} label={storyWords(WORDS).label} placeholder={storyWords(WORDS).placeholder} />
  ),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'member2026' } };

export const Described: Story = {
  render: () => <TextField label={storyWords(WORDS).label} description={storyWords(WORDS).placeholder} />,
};

export const Refused: Story = {
  render: () => (
    <TextField label={storyWords(WORDS).label} defaultValue="demo" error={storyWords(WORDS).error} />
  ),
};

export const HiddenLabelWithParts: Story = {
  args: { hideLabel: true, leading: <Icon name="search" /> },
  render: (args) => (
    <TextField
      {...args}
      label={storyWords(WORDS).label}
      trailing={
        <Button size="s" variant="plain">
          {storyWords(WORDS).paste}
        </Button>
      }
    />
  ),
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'member2026' } };

export const LongText: Story = {
  render: () => {
    const { line, paragraph } = storyWords(LONG_TEXT);
    return <TextField label={line} description={paragraph} error={paragraph} defaultValue={line} />;
  },
};
