import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Icon } from '../icon/icon';
import { Button } from './button';

const WORDS = {
  'zh-CN': { confirm: '确定', cancel: '取消', more: '查看更多', remove: '删除', busy: '提交中' },
  'zh-TW': { confirm: '確定', cancel: '取消', more: '查看更多', remove: '刪除', busy: '提交中' },
  en: { confirm: 'Confirm', cancel: 'Cancel', more: 'See more', remove: 'Delete', busy: 'Submitting' },
};

const meta = {
  title: 'Controls/Button',
  component: Button,
  render: ({ children, ...args }) => <Button {...args}>{children ?? storyWords(WORDS).confirm}</Button>,
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Variants: Story = {
  render: () => {
    const words = storyWords(WORDS);
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button>{words.confirm}</Button>
        <Button variant="secondary">{words.cancel}</Button>
        <Button variant="plain">{words.more}</Button>
        <Button variant="danger">{words.remove}</Button>
      </div>
    );
  },
};

export const Sizes: Story = {
  render: () => {
    const words = storyWords(WORDS);
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button size="s">{words.confirm}</Button>
        <Button size="m">{words.confirm}</Button>
        <Button size="l">{words.confirm}</Button>
      </div>
    );
  },
};

export const Block: Story = { args: { block: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = { args: { busy: true } };

export const WithIcons: Story = {
  args: { leading: <Icon name="refresh" />, trailing: <Icon name="forward" /> },
};

export const LongText: Story = {
  render: () => <Button>{storyWords(LONG_TEXT).line}</Button>,
};
