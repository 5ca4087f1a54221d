import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { WindowedList } from './windowed-list';

const WORDS = {
  'zh-CN': { label: '名单', group: '组', row: '第', end: '行' },
  'zh-TW': { label: '名單', group: '組', row: '第', end: '行' },
  en: { label: 'Names', group: 'Group', row: 'Row', end: '' },
};
const PER_GROUP = 5;

interface Row {
  readonly key: string;
  readonly text: string;
  readonly header: boolean;
}

function rows(count: number, long?: string): readonly Row[] {
  const words = storyWords(WORDS);
  return Array.from({ length: count }, (_, index) => {
    const header = index % PER_GROUP === 0;
    const name = header ? `${words.group} ${index / PER_GROUP + 1}` : `${words.row} ${index} ${words.end}`;
    return { key: String(index), text: long ?? name, header };
  });
}

function Example({ rows: all }: { readonly rows: readonly Row[] }) {
  return (
    <WindowedList
      scroll="self"
      className="h-64 rounded-m bg-raised"
      label={storyWords(WORDS).label}
      rows={all}
      getKey={(row) => row.key}
      estimateHeight={() => 44}
      isHeader={(row) => row.header}
      renderRow={(row) => (
        <div className={row.header ? 'bg-sunken p-2 font-semibold' : 'border-b border-line p-3'}>
          {row.text}
        </div>
      )}
    />
  );
}

const meta = { title: 'Display/WindowedList', component: Example, args: { rows: [] } } satisfies Meta<
  typeof Example
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = { render: () => <Example rows={rows(10_000)} /> };

export const Few: Story = { render: () => <Example rows={rows(2)} /> };

export const Empty: Story = {};

export const LongText: Story = { render: () => <Example rows={rows(4, storyWords(LONG_TEXT).paragraph)} /> };
