import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Icon } from '../icon/icon';
import { ActionSheet, type ActionChoice, type ActionSheetProps } from './action-sheet';

const WORDS = {
  'zh-CN': {
    open: '打开',
    title: '收货地址',
    description: '选择要对这个地址做什么',
    edit: '编辑',
    copy: '复制',
    copied: '复制后可以粘贴到别处',
    pin: '设为默认',
    remove: '删除地址',
    cancel: '取消',
  },
  'zh-TW': {
    open: '開啟',
    title: '收件地址',
    description: '選擇要對這個地址做什麼',
    edit: '編輯',
    copy: '複製',
    copied: '複製後可以貼到別處',
    pin: '設為預設',
    remove: '刪除地址',
    cancel: '取消',
  },
  en: {
    open: 'Open',
    title: 'Delivery address',
    description: 'Choose what to do with it',
    edit: 'Edit',
    copy: 'Copy',
    copied: 'To paste it somewhere else',
    pin: 'Make it the default',
    remove: 'Delete the address',
    cancel: 'Cancel',
  },
};
const nothing = () => undefined;

function choices(): readonly ActionChoice[] {
  const words = storyWords(WORDS);
  return [
    { id: 'edit', label: words.edit, onPress: nothing },
    { id: 'copy', label: words.copy, description: words.copied, onPress: nothing },
    { id: 'pin', label: words.pin, disabled: true, onPress: nothing },
    {
      id: 'remove',
      label: words.remove,
      tone: 'danger',
      leading: <Icon name="trash" className="size-5" />,
      onPress: nothing,
    },
  ];
}

function Example(props: Partial<ActionSheetProps>) {
  const words = storyWords(WORDS);
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      <ActionSheet
        title={words.title}
        cancelLabel={words.cancel}
        choices={choices()}
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}

const meta = {
  title: 'Surfaces/ActionSheet',
  component: ActionSheet,
  tags: ['alone'],
  args: { open: true, onOpenChange: nothing, title: '', choices: [], cancelLabel: '' },
} satisfies Meta<typeof ActionSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { render: () => <Example description={storyWords(WORDS).description} /> };

export const WithoutTitle: Story = { render: () => <Example hideTitle /> };

export const LongText: Story = {
  render: () => {
    const { line, paragraph } = storyWords(LONG_TEXT);
    return (
      <Example
        title={line}
        description={paragraph}
        choices={Array.from({ length: 12 }, (_, index) => ({
          id: String(index),
          label: line,
          description: paragraph,
          onPress: nothing,
        }))}
      />
    );
  },
};
