import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { ProgressNotice } from './progress-notice';

const WORDS = {
  'zh-CN': {
    sending: '正在提交',
    confirming: '结果确认中，请勿重复操作',
    undecided: '平台未收到，重新提交不会重复',
    succeeded: '提交成功',
    failed: '未成功',
    reason: '系统繁忙',
    giveUp: '不再提交',
    again: '重新提交',
    close: '知道了',
  },
  'zh-TW': {
    sending: '正在提交',
    confirming: '結果確認中，請勿重複操作',
    undecided: '平台未收到，重新提交不會重複',
    succeeded: '提交成功',
    failed: '未成功',
    reason: '系統繁忙',
    giveUp: '不再提交',
    again: '重新提交',
    close: '知道了',
  },
  en: {
    sending: 'Sending',
    confirming: 'Waiting for confirmation; please do not repeat it',
    undecided: 'It never arrived; sent again, it happens once',
    succeeded: 'Done',
    failed: 'Not done',
    reason: 'The system is busy',
    giveUp: 'Give up',
    again: 'Send again',
    close: 'Got it',
  },
};
const nothing = () => undefined;

const meta = { title: 'Feedback/ProgressNotice', component: ProgressNotice } satisfies Meta<
  typeof ProgressNotice
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  render: () => {
    const words = storyWords(WORDS);
    return (
      <div className="flex flex-col gap-3">
        <ProgressNotice status="sending" text={words.sending} />
        <ProgressNotice status="confirming" text={words.confirming} />
      </div>
    );
  },
};

export const Undecided: Story = {
  render: () => {
    const words = storyWords(WORDS);
    return (
      <ProgressNotice
        status="undecided"
        text={words.undecided}
        steps={[
          { label: words.giveUp, onPress: nothing },
          { label: words.again, onPress: nothing },
        ]}
      />
    );
  },
};

export const Ended: Story = {
  render: () => {
    const words = storyWords(WORDS);
    const steps = [{ label: words.close, onPress: nothing }];
    return (
      <div className="flex flex-col gap-3">
        <ProgressNotice status="succeeded" text={words.succeeded} steps={steps} />
        <ProgressNotice status="failed" text={words.failed} detail={words.reason} steps={steps} />
      </div>
    );
  },
};

export const LongText: Story = {
  render: () => (
    <ProgressNotice
      status="undecided"
      text={storyWords(LONG_TEXT).line}
      detail={storyWords(LONG_TEXT).paragraph}
      steps={[{ label: storyWords(WORDS).again, onPress: nothing }]}
    />
  ),
};
