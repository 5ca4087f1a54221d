import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '../catalogue/story-words';
import { VisuallyHidden } from './visually-hidden';

const WORDS = {
  'zh-CN': { seen: '五星', hidden: '满分五星' },
  'zh-TW': { seen: '五星', hidden: '滿分五星' },
  en: { seen: 'Five stars', hidden: 'of five' },
};

const meta = { title: 'Display/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideText: Story = {
  render: () => (
    <p>
      {storyWords(WORDS).seen} <VisuallyHidden>{storyWords(WORDS).hidden}</VisuallyHidden>
    </p>
  ),
};
