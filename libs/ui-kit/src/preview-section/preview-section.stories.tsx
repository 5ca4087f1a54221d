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

const meta = {
  title: 'Surfaces/PreviewSection',
  component: PreviewSection,
  args: { headingId: 'preview', title: '', all: { label: '', href: '#all' }, height: HEIGHT },
  render: (args) => {
    const { title, all, card, failed, retry, none } = storyWords(WORDS);
    return (
      <PreviewSection
        {...args}
        title={args.title === '' ? title : args.title}
        all={{ label: all, href: '#all' }}
        failure={args.failure && { ...args.failure, title: failed, retryLabel: retry }}
        empty={args.empty === undefined ? undefined : none}
      >
        <div className={`flex items-center rounded-l bg-raised px-4 text-base text-text shadow-1 ${HEIGHT}`}>
          {card}
        </div>
      </PreviewSection>
    );
  },
} satisfies Meta<typeof PreviewSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const failure = { title: '', retryLabel: '', retrying: false, onRetry: () => undefined };

export const Content: Story = { args: { headingId: 'preview-content' } };

export const Waiting: Story = { args: { headingId: 'preview-waiting', waiting: true } };

export const Failed: Story = { args: { headingId: 'preview-failed', failure } };

export const AsksAgain: Story = {
  args: { headingId: 'preview-again', failure: { ...failure, retrying: true } },
};

export const Empty: Story = { args: { headingId: 'preview-empty', empty: '' } };

export const LongText: Story = {
  render: () => {
    const { all, card } = storyWords(WORDS);
    return (
      <PreviewSection
        headingId="preview-long"
        title={storyWords(LONG_TEXT).line}
        all={{ label: all, href: '#all' }}
        height={HEIGHT}
        empty={card}
      />
    );
  },
};
