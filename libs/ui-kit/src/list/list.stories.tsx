import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Icon } from '../icon/icon';
import { Cell, List } from './list';

const WORDS = {
  'zh-CN': {
    balance: '余额',
    records: '记录',
    help: '帮助中心',
    settings: '设置',
    closed: '未开放',
    detail: '最近三十天',
  },
  'zh-TW': {
    balance: '餘額',
    records: '紀錄',
    help: '幫助中心',
    settings: '設定',
    closed: '尚未開放',
    detail: '最近三十天',
  },
  en: {
    balance: 'Balance',
    records: 'Records',
    help: 'Help',
    settings: 'Settings',
    closed: 'Closed',
    detail: 'Last thirty days',
  },
};
const nothing = () => undefined;

const meta = { title: 'Display/List', component: List, subcomponents: { Cell } } satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cells: Story = {
  render: () => {
    const words = storyWords(WORDS);
    return (
      <List>
        <Cell title={words.balance} trailing="1,280.50" />
        <Cell
          title={words.records}
          description={words.detail}
          leading={<Icon name="records" />}
          onPress={nothing}
        />
        <Cell title={words.help} href="#help" trailing={<Badge count={2} />} />
        <Cell title={words.closed} onPress={nothing} disabled />
      </List>
    );
  },
};

export const Empty: Story = { render: () => <List aria-label={storyWords(WORDS).records} /> };

export const LongText: Story = {
  render: () => {
    const { line, paragraph } = storyWords(LONG_TEXT);
    return (
      <List>
        <Cell title={line} trailing="123,456,789.00" />
        <Cell title={line} description={paragraph} leading={<Icon name="info" />} onPress={nothing} />
      </List>
    );
  },
};
