import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { dateOf, daysInMonth, partsOf } from '../calendar/calendar-date';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { PickerWheel } from './picker-wheel';

const WORDS = {
  'zh-CN': {
    label: '出生日期',
    year: '年',
    month: '月',
    day: '日',
    sport: '球类',
    one: '足球',
    two: '篮球',
    three: '网球',
  },
  'zh-TW': {
    label: '出生日期',
    year: '年',
    month: '月',
    day: '日',
    sport: '球類',
    one: '足球',
    two: '籃球',
    three: '網球',
  },
  en: {
    label: 'Date of birth',
    year: ' y',
    month: ' m',
    day: ' d',
    sport: 'Sport',
    one: 'Football',
    two: 'Basketball',
    three: 'Tennis',
  },
};

const numbers = (from: number, to: number, unit: string) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    value: String(from + index),
    label: `${from + index}${unit}`,
  }));

/** The days follow the month: a day it does not have becomes its last. */
function BirthDate({ disabled = false }: { disabled?: boolean }) {
  const words = storyWords(WORDS);
  const [date, setDate] = useState('2000-02-29');
  const { year, month, day } = partsOf(date);
  const columns = [
    { id: 'year', label: words.year, options: numbers(1950, 2008, words.year), value: String(year) },
    { id: 'month', label: words.month, options: numbers(1, 12, words.month), value: String(month) },
    {
      id: 'day',
      label: words.day,
      options: numbers(1, daysInMonth(year, month), words.day),
      value: String(day),
    },
  ];
  return (
    <PickerWheel
      label={words.label}
      columns={columns}
      disabled={disabled}
      onValueChange={(column, value) => {
        const next = { year, month, day, [column]: Number(value) };
        setDate(dateOf(next.year, next.month, next.day));
      }}
    />
  );
}

function OneColumn({ labels, name }: { labels: readonly string[]; name: string }) {
  const [value, setValue] = useState('0');
  const options = labels.map((label, index) => ({ value: String(index), label }));
  return (
    <PickerWheel
      label={name}
      columns={[{ id: 'only', label: name, options, value }]}
      onValueChange={(_column, next) => setValue(next)}
    />
  );
}

const meta = {
  title: 'Controls/PickerWheel',
  component: PickerWheel,
  args: { label: '', columns: [], onValueChange: () => undefined },
  render: () => <BirthDate />,
} satisfies Meta<typeof PickerWheel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = {};
export const FewRows: Story = {
  render: () => {
    const words = storyWords(WORDS);
    return <OneColumn name={words.sport} labels={[words.one, words.two, words.three]} />;
  },
};
export const Disabled: Story = { render: () => <BirthDate disabled /> };
export const LongText: Story = {
  render: () => {
    const { line } = storyWords(LONG_TEXT);
    return <OneColumn name={line} labels={[line, line]} />;
  },
};
