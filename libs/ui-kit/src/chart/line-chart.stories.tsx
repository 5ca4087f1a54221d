import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import type { ChartPoint } from './chart-points';
import { LineChart, type LineChartProps } from './line-chart';

const WORDS = {
  'zh-CN': { label: '最近七天的步数', date: '日期', value: '步数', empty: '还没有数据', day: '日' },
  'zh-TW': { label: '最近七天的步數', date: '日期', value: '步數', empty: '還沒有資料', day: '日' },
  en: {
    label: 'Steps of the last seven days',
    date: 'Day',
    value: 'Steps',
    empty: 'Nothing yet',
    day: 'day',
  },
};

function points(values: readonly number[]): readonly ChartPoint[] {
  const { day } = storyWords(WORDS);
  return values.map((value, index) => ({
    label: `${index + 12} ${day}`,
    value,
    text: Number.isFinite(value) ? value.toLocaleString('en-US') : '–',
  }));
}

function Example({ values, ...props }: { readonly values: readonly number[] } & Partial<LineChartProps>) {
  const words = storyWords(WORDS);
  return (
    <LineChart
      label={words.label}
      points={points(values)}
      columns={{ label: words.date, value: words.value }}
      emptyLabel={words.empty}
      {...props}
    />
  );
}

const meta = { title: 'Display/LineChart', component: Example, args: { values: [] } } satisfies Meta<
  typeof Example
>;

export default meta;
type Story = StoryObj<typeof meta>;

const WEEK = [4_200, 6_100, 5_300, 9_800, 7_400, 8_100, 8_900];

export const Plain: Story = { args: { values: WEEK } };
export const Rising: Story = { args: { values: WEEK, tone: 'trend' } };
export const Falling: Story = { args: { values: [...WEEK].reverse(), tone: 'trend' } };
export const Flat: Story = { args: { values: [50, 50, 50] } };
export const WithGap: Story = { args: { values: [3, Number.NaN, 8, 2] } };
export const OnePoint: Story = { args: { values: [42] } };
export const Empty: Story = {};
export const HugeValues: Story = { args: { values: [-9e15, 1.2e15, 9e15, 4e15] } };
export const LongText: Story = {
  render: () => {
    const { line } = storyWords(LONG_TEXT);
    return (
      <Example
        values={[]}
        label={line}
        points={[1, 3, 2].map((value) => ({ label: line, value, text: line }))}
      />
    );
  },
};
