import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Badge, type BadgeTone } from './badge';

const TONES: readonly BadgeTone[] = ['accent', 'muted', 'success', 'warning', 'danger', 'gain', 'loss'];
const WORDS = {
  'zh-CN': {
    accent: '新',
    muted: '已结束',
    success: '已到账',
    warning: '处理中',
    danger: '失败',
    gain: '赢',
    loss: '输',
    unread: '未读',
  },
  'zh-TW': {
    accent: '新',
    muted: '已結束',
    success: '已入帳',
    warning: '處理中',
    danger: '失敗',
    gain: '贏',
    loss: '輸',
    unread: '未讀',
  },
  en: {
    accent: 'New',
    muted: 'Ended',
    success: 'Credited',
    warning: 'Pending',
    danger: 'Failed',
    gain: 'Won',
    loss: 'Lost',
    unread: 'unread',
  },
};

const meta = { title: 'Display/Badge', component: Badge } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {storyWords(WORDS)[tone]}
        </Badge>
      ))}
    </div>
  ),
};

export const Counts: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      {[1, 12, 99, 100].map((count) => (
        <Badge key={count} count={count} label={`${count} ${storyWords(WORDS).unread}`} />
      ))}
      <Badge count={12} limit={9} />
    </div>
  ),
};

export const LongText: Story = { render: () => <Badge>{storyWords(LONG_TEXT).line}</Badge> };
