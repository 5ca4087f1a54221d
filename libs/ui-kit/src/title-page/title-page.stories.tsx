import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { IconButton } from '../icon-button/icon-button';
import { Cell, List } from '../list/list';
import { TitlePage } from './title-page';

const WORDS = {
  'zh-CN': { title: '切换线路', back: '返回', refresh: '刷新', first: '线路一', second: '线路二' },
  'zh-TW': { title: '切換線路', back: '返回', refresh: '重新整理', first: '線路一', second: '線路二' },
  en: { title: 'Choose a line', back: 'Back', refresh: 'Refresh', first: 'Line one', second: 'Line two' },
};

const meta = {
  title: 'Surfaces/TitlePage',
  component: TitlePage,
  tags: ['page'],
  args: { title: '', children: undefined },
  render: (args) => {
    const { title, back, refresh, first, second } = storyWords(WORDS);
    return (
      <TitlePage
        title={args.title === '' ? title : storyWords(LONG_TEXT).line}
        back={{ label: back, onPress: () => undefined }}
        actions={<IconButton icon="refresh" label={refresh} className="text-current!" />}
      >
        <List>
          <Cell title={first} />
          <Cell title={second} />
        </List>
      </TitlePage>
    );
  },
} satisfies Meta<typeof TitlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};

export const LongText: Story = { args: { title: 'long' } };
