import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { PreviewSection } from './preview-section';

const WORDS = {
  'zh-CN': {
    title: '优惠活动',
    all: '全部优惠',
    card: '每周流水礼',
    failed: '加载失败',
    retry: '重试',
    none: '暂无优惠',
  },
  'zh-TW': {
    title: '優惠活動',
    all: '全部優惠',
    card: '每週流水禮',
    failed: '載入失敗',
    retry: '重試',
    none: '暫無優惠',
  },
  en: {
    title: 'Promotions',
    all: 'All promotions',
    card: 'Weekly turnover gift',
    failed: 'Could not be loaded',
    retry: 'Try again',
    none: 'No promotions now',
  },
};
const HEIGHT = 'h-[124px]';

const query = { isError: false, isFetching: false, refetch: () => undefined };
const failed = { ...query, isError: true };

const meta = {
  title: 'Surfaces/PreviewSection',
  component: PreviewSection,
  args: {
    headingId: 'preview',
    title: '',
    all: { label: '', href: '#all' },
    height: HEIGHT,
    count: 1,
    query,
    words: { failed: '', retry: '', none: '' },
  },
  render: (args) => {
    const words = storyWords(WORDS);
    return (
      <PreviewSection
        {...args}
        title={args.title === '' ? words.title : storyWords(LONG_TEXT).line}
        all={{ label: words.all, href: '#all' }}
        words={words}
      >
        <div className={`flex items-center rounded-l bg-raised px-4 text-base text-text shadow-1 ${HEIGHT}`}>
          {words.card}
        </div>
      </PreviewSection>
    );
  },
} satisfies Meta<typeof PreviewSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = { args: { headingId: 'preview-content' } };

export const Waiting: Story = { args: { headingId: 'preview-waiting', count: undefined } };

export const Failed: Story = { args: { headingId: 'preview-failed', count: undefined, query: failed } };

export const AsksAgain: Story = {
  args: { headingId: 'preview-again', count: undefined, query: { ...failed, isFetching: true } },
};

export const Empty: Story = { args: { headingId: 'preview-empty', count: 0 } };

export const LongText: Story = { args: { headingId: 'preview-long', title: 'long' } };
