import type { Meta, StoryObj } from '@storybook/react-vite';
import { BANNERS } from '../catalogue/story-pictures';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Card } from './card';

const WORDS = {
  'zh-CN': { content: '卡片里的内容' },
  'zh-TW': { content: '卡片裡的內容' },
  en: { content: 'What a card holds' },
};

const meta = {
  title: 'Display/Card',
  component: Card,
  render: (args) => <Card {...args}>{storyWords(WORDS).content}</Card>,
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Elevations: Story = {
  render: () => (
    <div className="grid gap-5 pb-6">
      {([0, 1, 2] as const).map((elevation) => (
        <Card key={elevation} elevation={elevation}>
          {storyWords(WORDS).content} {elevation}
        </Card>
      ))}
    </div>
  ),
};

export const PictureToTheEdge: Story = {
  render: () => (
    <Card padding="none">
      <img src={BANNERS[0]} alt="" className="block w-full" />
      <p className="p-4">{storyWords(WORDS).content}</p>
    </Card>
  ),
};

export const LongText: Story = { render: () => <Card>{storyWords(LONG_TEXT).paragraph}</Card> };
