import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { RichText } from './rich-text';

const WORDS = {
  'zh-CN': {
    rich: '<h3>更新内容</h3><p>本周活动已更新，<b>名额有限</b>。</p><ul><li>角球与半场玩法</li><li>技术统计</li></ul><blockquote>请量力而行。</blockquote>',
    plain: '您好！\n\n从今天起由我为您服务。',
  },
  'zh-TW': {
    rich: '<h3>更新內容</h3><p>本週活動已更新，<b>名額有限</b>。</p><ul><li>角球與半場玩法</li><li>技術統計</li></ul><blockquote>請量力而為。</blockquote>',
    plain: '您好！\n\n從今天起由我為您服務。',
  },
  en: {
    rich: '<h3>What is new</h3><p>New promotions have begun; <b>places are few</b>.</p><ul><li>Corners and halves</li><li>Match statistics</li></ul><blockquote>Play within your means.</blockquote>',
    plain: 'Hello!\n\nFrom today I am here for you.',
  },
};

function Example({ kind }: { readonly kind: 'rich' | 'plain' | 'long' }) {
  const words = storyWords(WORDS);
  const { line } = storyWords(LONG_TEXT);
  return (
    <RichText
      text={kind === 'long' ? `<p>${line}</p>` : words[kind]}
      renderLink={(address, content) => <a href={address}>{content}</a>}
    />
  );
}

const meta = {
  title: 'Display/RichText',
  component: Example,
  args: { kind: 'rich' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rich: Story = {};
export const Plain: Story = { args: { kind: 'plain' } };
export const LongText: Story = { args: { kind: 'long' } };
