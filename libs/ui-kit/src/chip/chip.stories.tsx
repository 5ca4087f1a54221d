import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Icon } from '../icon/icon';
import { Chip } from './chip';

const WORDS = {
  'zh-CN': { all: '全部', today: '今天', week: '本周', closed: '未开放' },
  'zh-TW': { all: '全部', today: '今天', week: '本週', closed: '未開放' },
  en: { all: 'All', today: 'Today', week: 'This week', closed: 'Closed' },
};

function Example() {
  const words = storyWords(WORDS);
  const [selected, setSelected] = useState<'all' | 'today' | 'week'>('all');
  return (
    <div className="flex flex-wrap gap-2">
      {(['all', 'today', 'week'] as const).map((name, index) => (
        <Chip
          key={name}
          selected={selected === name}
          onClick={() => setSelected(name)}
          {...(index === 0 && { count: '128' })}
        >
          {words[name]}
        </Chip>
      ))}
    </div>
  );
}

const meta = { title: 'Controls/Chip', component: Chip } satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = { render: () => <Example /> };

export const WithIcon: Story = {
  render: () => (
    <Chip leading={<Icon name="star" className="size-4" />} selected>
      {storyWords(WORDS).week}
    </Chip>
  ),
};

export const Disabled: Story = { render: () => <Chip disabled>{storyWords(WORDS).closed}</Chip> };

export const LongText: Story = { render: () => <Chip count="12">{storyWords(LONG_TEXT).line}</Chip> };
