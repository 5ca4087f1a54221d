import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '../catalogue/story-words';
import { Cell, List } from '../list/list';
import { AskedPage, type Asked } from './asked-page';

const WORDS = {
  'zh-CN': { title: '我的代理', back: '返回', failed: '加载失败', retry: '重新加载' },
  'zh-TW': { title: '我的代理', back: '返回', failed: '載入失敗', retry: '重新載入' },
  en: { title: 'My agency', back: 'Back', failed: 'Not loaded', retry: 'Load again' },
};

function Page({ query }: { readonly query: Omit<Asked<string>, 'refetch'> }) {
  const { title, back, failed, retry } = storyWords(WORDS);
  return (
    <AskedPage
      title={title}
      back={{ label: back, onPress: () => undefined }}
      query={{ ...query, refetch: () => undefined }}
      failed={{ title: failed, retry }}
      boxes={['h-[96px]', 'h-[190px]']}
    >
      {(line) => (
        <List>
          <Cell title={line} />
        </List>
      )}
    </AskedPage>
  );
}

const meta = { title: 'Surfaces/AskedPage', component: Page, tags: ['page'] } satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = { args: { query: { isError: false } } };

export const Failed: Story = { args: { query: { isError: true } } };

export const There: Story = { args: { query: { isError: false, data: '1' } } };
