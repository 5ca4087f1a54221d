import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import type { DateRange } from '../calendar/date-range';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { DateRangeField, type DateRangeFieldProps } from './date-range-field';

const WORDS = {
  'zh-CN': {
    locale: 'zh-CN',
    label: '时间范围',
    placeholder: '全部时间',
    hint: '最多 90 天',
    error: '请选择时间范围',
    previousMonth: '上个月',
    nextMonth: '下个月',
    today: '今天',
    from: '开始日期',
    to: '结束日期',
    close: '关闭',
    confirm: '确定',
    quick: '快捷选择',
    missing: '请选择',
    length: '共 {} 天',
    recent: '近{}天',
  },
  'zh-TW': {
    locale: 'zh-TW',
    label: '時間範圍',
    placeholder: '全部時間',
    hint: '最多 90 天',
    error: '請選擇時間範圍',
    previousMonth: '上個月',
    nextMonth: '下個月',
    today: '今天',
    from: '開始日期',
    to: '結束日期',
    close: '關閉',
    confirm: '確定',
    quick: '快速選擇',
    missing: '請選擇',
    length: '共 {} 天',
    recent: '近{}天',
  },
  en: {
    locale: 'en-GB',
    label: 'Period',
    placeholder: 'Any time',
    hint: '90 days at most',
    error: 'Choose a period',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    today: 'Today',
    from: 'From',
    to: 'To',
    close: 'Close',
    confirm: 'Done',
    quick: 'Quick choice',
    missing: 'Choose',
    length: '{} days',
    recent: '{} days',
  },
};
const TODAY = '2026-11-21';
const WEEK: DateRange = { from: '2026-11-15', to: TODAY };

interface ExampleProps extends Partial<DateRangeFieldProps> {
  readonly start?: DateRange | null;
  readonly opened?: boolean;
}

function Example({ start = null, opened = false, ...rest }: ExampleProps) {
  const words = storyWords(WORDS);
  const [value, setValue] = useState(start);
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opened) around.current?.querySelector('button')?.click();
  }, [opened]);
  const quick = [7, 30, 90].map((days) => ({ days, label: words.recent.replace('{}', String(days)) }));
  return (
    <div ref={around}>
      <DateRangeField
        label={words.label}
        placeholder={words.placeholder}
        description={words.hint}
        today={TODAY}
        min="2026-06-01"
        max={TODAY}
        maxDays={90}
        locale={words.locale}
        quickRanges={[{ days: 1, label: words.today }, ...quick]}
        labels={{ ...words, length: (days) => words.length.replace('{}', String(days)) }}
        {...rest}
        value={value}
        onValueChange={setValue}
      />
    </div>
  );
}

const meta = {
  title: 'Fields/DateRangeField',
  component: DateRangeField,
  args: {
    label: '',
    value: null,
    onValueChange: () => undefined,
    placeholder: '',
    today: TODAY,
    locale: 'zh-CN',
    labels: { ...WORDS['zh-CN'], length: String },
  },
  render: () => <Example />,
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { render: () => <Example start={WEEK} /> };
export const Refused: Story = { render: () => <Example error={storyWords(WORDS).error} /> };
export const ReadOnly: Story = { render: () => <Example start={WEEK} readOnly /> };
export const Disabled: Story = { render: () => <Example start={WEEK} disabled /> };
export const LongText: Story = {
  render: () => {
    const { line, paragraph } = storyWords(LONG_TEXT);
    return <Example label={line} placeholder={line} description={paragraph} error={line} />;
  },
};
export const Open: Story = { tags: ['alone'], render: () => <Example start={WEEK} opened /> };
export const OpenWithNoneChosen: Story = { tags: ['alone'], render: () => <Example opened /> };
