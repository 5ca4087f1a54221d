import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Dialog, type DialogProps } from './dialog';

const WORDS = {
  'zh-CN': {
    open: '打开',
    title: '确定退出登录？',
    description: '退出后需要重新输入密码。',
    close: '关闭',
    cancel: '再想想',
    leave: '退出',
  },
  'zh-TW': {
    open: '開啟',
    title: '確定要登出嗎？',
    description: '登出後需要重新輸入密碼。',
    close: '關閉',
    cancel: '再想想',
    leave: '登出',
  },
  en: {
    open: 'Open',
    title: 'Log out?',
    description: 'You will need your password again.',
    close: 'Close',
    cancel: 'Stay',
    leave: 'Log out',
  },
};

function Example(props: Partial<DialogProps>) {
  const words = storyWords(WORDS);
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      <Dialog
        title={words.title}
        description={words.description}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {words.cancel}
            </Button>
            <Button onClick={close}>{words.leave}</Button>
          </>
        }
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}

const meta = {
  title: 'Surfaces/Dialog',
  component: Dialog,
  tags: ['alone'],
  args: { open: true, onOpenChange: () => undefined, title: '' },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { render: () => <Example closeLabel={storyWords(WORDS).close} /> };

export const AnswerNeeded: Story = { render: () => <Example dismissible={false} /> };

export const HiddenTitle: Story = {
  render: () => <Example hideTitle closeLabel={storyWords(WORDS).close} />,
};

export const LongText: Story = {
  render: () => {
    const { line, paragraph } = storyWords(LONG_TEXT);
    return <Example title={line} description={paragraph.repeat(8)} closeLabel={storyWords(WORDS).close} />;
  },
};
