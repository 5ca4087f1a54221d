import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Stepper } from './stepper';

const WORDS = {
  'zh-CN': {
    label: '找回密码',
    one: '验证身份',
    two: '输入验证码',
    three: '设置新密码',
    four: '完成',
    done: '已完成',
  },
  'zh-TW': {
    label: '找回密碼',
    one: '驗證身分',
    two: '輸入驗證碼',
    three: '設定新密碼',
    four: '完成',
    done: '已完成',
  },
  en: {
    label: 'Reset the password',
    one: 'Identify',
    two: 'Enter the code',
    three: 'New password',
    four: 'Done',
    done: 'done',
  },
};

function At({ current }: { current: number }) {
  const words = storyWords(WORDS);
  const steps = [
    { id: 'one', label: words.one },
    { id: 'two', label: words.two },
    { id: 'three', label: words.three },
    { id: 'four', label: words.four },
  ];
  return <Stepper label={words.label} steps={steps} current={current} doneLabel={words.done} />;
}

const meta = {
  title: 'Display/Stepper',
  component: Stepper,
  args: { label: '', steps: [], current: 0, doneLabel: '' },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { render: () => <At current={0} /> };
export const InTheMiddle: Story = { render: () => <At current={2} /> };
export const AllDone: Story = { render: () => <At current={4} /> };
export const LongText: Story = {
  render: () => {
    const { line } = storyWords(LONG_TEXT);
    const steps = ['a', 'b', 'c'].map((id) => ({ id, label: line }));
    return <Stepper label={line} steps={steps} current={1} doneLabel={storyWords(WORDS).done} />;
  },
};
