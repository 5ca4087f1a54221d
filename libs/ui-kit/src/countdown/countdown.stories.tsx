import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '../catalogue/story-words';
import { Countdown } from './countdown';

const WORDS = {
  'zh-CN': { label: '剩余时间', days: '天', hours: '小时' },
  'zh-TW': { label: '剩餘時間', days: '天', hours: '小時' },
  en: { label: 'Time left', days: 'd', hours: 'h' },
};
const MOMENT = Date.UTC(2026, 0, 1);
const SECOND = 1000;

const meta = {
  title: 'Display/Countdown',
  component: Countdown,
  // A clock that stands still, so that every look at it shows the same.
  args: { until: MOMENT + 75 * SECOND, now: () => MOMENT, label: '' },
  render: (args) => <Countdown {...args} label={storyWords(WORDS).label} />,
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {};

export const Hours: Story = { args: { until: MOMENT + 30 * 3600 * SECOND } };

export const OwnWords: Story = {
  args: { until: MOMENT + 52 * 3600 * SECOND },
  render: (args) => {
    const words = storyWords(WORDS);
    return (
      <Countdown
        {...args}
        label={words.label}
        format={({ days, hours }) => `${days} ${words.days} ${hours} ${words.hours}`}
      />
    );
  },
};

export const Ended: Story = { args: { until: MOMENT } };
