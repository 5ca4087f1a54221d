import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { SearchField, type SearchFieldProps } from './search-field';

const WORDS = {
  'zh-CN': { label: '搜索', placeholder: '联赛、球队、游戏', text: '英超', clear: '清空' },
  'zh-TW': { label: '搜尋', placeholder: '聯賽、球隊、遊戲', text: '英超', clear: '清空' },
  en: { label: 'Search', placeholder: 'Leagues, teams, games', text: 'Premier League', clear: 'Clear' },
};

function Example({ start = '', ...rest }: { start?: string } & Partial<SearchFieldProps>) {
  const words = storyWords(WORDS);
  const [value, setValue] = useState(start);
  return (
    <SearchField
      label={words.label}
      hideLabel
      placeholder={words.placeholder}
      clearLabel={words.clear}
      {...rest}
      value={value}
      onValueChange={setValue}
    />
  );
}

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: { label: '', value: '', onValueChange: () => undefined, clearLabel: '' },
  render: () => <Example />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { render: () => <Example start={storyWords(WORDS).text} /> };
export const Busy: Story = { render: () => <Example start={storyWords(WORDS).text} busy /> };
export const ReadOnly: Story = { render: () => <Example start={storyWords(WORDS).text} readOnly /> };
export const Disabled: Story = { render: () => <Example start={storyWords(WORDS).text} disabled /> };
export const LongText: Story = {
  render: () => {
    const { line } = storyWords(LONG_TEXT);
    return <Example start={line} label={line} hideLabel={false} error={line} />;
  },
};
