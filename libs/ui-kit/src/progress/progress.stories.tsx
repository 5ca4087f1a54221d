import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Progress, ProgressRing } from './progress';

const WORDS = {
  'zh-CN': { task: '本周任务', level: '距离下一等级', waiting: '正在计算', done: '已完成', sum: '3 / 10' },
  'zh-TW': { task: '本週任務', level: '距離下一等級', waiting: '正在計算', done: '已完成', sum: '3 / 10' },
  en: {
    task: 'Tasks this week',
    level: 'To the next level',
    waiting: 'Working it out',
    done: 'Done',
    sum: '3 of 10',
  },
};

const meta = {
  title: 'Display/Progress',
  component: Progress,
  subcomponents: { ProgressRing },
  args: { label: '', value: 0 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = {
  render: () => {
    const words = storyWords(WORDS);
    return (
      <div className="grid gap-4">
        <Progress label={words.task} value={0} />
        <Progress label={words.task} value={3} max={10} valueText={words.sum} />
        <Progress label={words.level} value={62.5} tone="warning" />
        <Progress label={words.level} value={8} tone="danger" />
        <Progress label={words.done} value={100} tone="success" />
        <Progress label={words.waiting} value={null} />
        <Progress label={words.task} hideLabel value={40} />
      </div>
    );
  },
};

export const Rings: Story = {
  render: () => {
    const words = storyWords(WORDS);
    return (
      <div className="flex flex-wrap gap-4">
        <ProgressRing label={words.task} value={0} />
        <ProgressRing label={words.task} value={3} max={10} valueText={words.sum} size={96} />
        <ProgressRing label={words.level} value={62.5} tone="warning" />
        <ProgressRing label={words.done} value={100} tone="success" />
        <ProgressRing label={words.waiting} value={null} />
        <ProgressRing label={words.task} hideLabel value={40} size={56} />
        <div className="rounded-l bg-head-special p-3">
          <ProgressRing label={words.level} hideLabel value={62.5} tone="head" />
        </div>
      </div>
    );
  },
};

export const LongText: Story = {
  render: () => {
    const { line } = storyWords(LONG_TEXT);
    return (
      <div className="grid gap-4">
        <Progress label={line} value={3} valueText="123,456,789 / 999,999,999" />
        <div className="w-40">
          <ProgressRing label={line} value={40} valueText="123,456,789" />
        </div>
      </div>
    );
  },
};
