import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { RingChart, type RingChartProps } from './ring-chart';
import type { RingPart } from './ring-part';

const WORDS = {
  'zh-CN': {
    label: '时间都去哪了',
    sleep: '睡眠',
    work: '工作',
    rest: '休息',
    sport: '运动',
    empty: '还没有数据',
    sum: '24 小时',
  },
  'zh-TW': {
    label: '時間都去哪了',
    sleep: '睡眠',
    work: '工作',
    rest: '休息',
    sport: '運動',
    empty: '還沒有資料',
    sum: '24 小時',
  },
  en: {
    label: 'Where the day goes',
    sleep: 'Sleep',
    work: 'Work',
    rest: 'Rest',
    sport: 'Sport',
    empty: 'Nothing yet',
    sum: '24 hours',
  },
};

function parts(values: readonly [number, number, number, number]): readonly RingPart[] {
  const words = storyWords(WORDS);
  const names = [words.sleep, words.work, words.rest, words.sport];
  const tones = ['accent', 'accent-2', 'warning', 'muted'] as const;
  return values.map((value, index) => ({
    id: String(index),
    label: names[index] ?? '',
    value,
    text: value.toLocaleString('en-US'),
    tone: tones[index] ?? 'muted',
  }));
}

function Example({
  values,
  ...props
}: { readonly values: readonly [number, number, number, number] } & Partial<RingChartProps>) {
  const words = storyWords(WORDS);
  return (
    <RingChart label={words.label} parts={parts(values)} emptyLabel={words.empty} {...props}>
      {props.children ?? words.sum}
    </RingChart>
  );
}

const meta = {
  title: 'Display/RingChart',
  component: Example,
  args: { values: [8, 9, 6, 1] },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Parts: Story = {};
export const OnePart: Story = { args: { values: [0, 7, 0, 0] } };
export const TinyPart: Story = { args: { values: [1_000_000, 1, 1, 500_000] } };
export const HugeValues: Story = { args: { values: [9e15, 4e15, 2e15, 1e15] } };
export const Empty: Story = { args: { values: [0, 0, 0, 0] } };
export const LongText: Story = {
  render: () => {
    const { line } = storyWords(LONG_TEXT);
    return (
      <Example
        values={[0, 0, 0, 0]}
        label={line}
        parts={[
          { id: 'a', label: line, value: 3, text: '123,456,789,012.00', tone: 'gain' },
          { id: 'b', label: line, value: 2, text: line, tone: 'loss' },
        ]}
      >
        123,456,789
      </Example>
    );
  },
};
