import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { addDays } from '../calendar/calendar-date';
import { storyWords } from '../catalogue/story-words';
import { DateStrip, type DateStripProps, type StripDay } from './date-strip';

const WORDS = {
  'zh-CN': { locale: 'zh-CN', label: '比赛日期', today: '今天', tomorrow: '明天', matches: '场' },
  'zh-TW': { locale: 'zh-TW', label: '比賽日期', today: '今天', tomorrow: '明天', matches: '場' },
  en: { locale: 'en-GB', label: 'Match day', today: 'Today', tomorrow: 'Tomorrow', matches: 'matches' },
};
const TODAY = '2026-11-28';

function Example({ ahead = 0, ...rest }: { ahead?: number } & Partial<DateStripProps>) {
  const words = storyWords(WORDS);
  const [value, setValue] = useState(addDays(TODAY, ahead));
  return (
    <DateStrip
      label={words.label}
      days={strip((index) => ({ count: String((index * 37 + 128) % 150) }))}
      today={TODAY}
      locale={words.locale}
      labels={{
        today: words.today,
        tomorrow: words.tomorrow,
        count: (count) => `${count} ${words.matches}`,
      }}
      {...rest}
      value={value}
      onValueChange={setValue}
    />
  );
}

const strip = (extra: (index: number) => Partial<StripDay>): readonly StripDay[] =>
  Array.from({ length: 10 }, (_, index) => ({ date: addDays(TODAY, index), ...extra(index) }));

const meta = {
  title: 'Controls/DateStrip',
  component: DateStrip,
  args: {
    label: '',
    days: [],
    today: TODAY,
    value: TODAY,
    onValueChange: () => undefined,
    locale: 'zh-CN',
    labels: { today: '', tomorrow: '', count: () => '' },
  },
  render: () => <Example />,
} satisfies Meta<typeof DateStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {};
export const ScrolledToTheChosen: Story = { render: () => <Example ahead={7} /> };
export const WithoutCounts: Story = { render: () => <Example days={strip(() => ({}))} ahead={1} /> };
export const SomeDisabled: Story = {
  render: () => <Example days={strip((index) => ({ count: '0', disabled: index % 3 === 2 }))} />,
};
export const Disabled: Story = { render: () => <Example disabled /> };
export const LongText: Story = {
  render: () => <Example days={strip(() => ({ count: '88,888' }))} />,
};
