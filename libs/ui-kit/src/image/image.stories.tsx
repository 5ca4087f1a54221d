import type { Meta, StoryObj } from '@storybook/react-vite';
import { BANNERS, PORTRAIT } from '../catalogue/story-pictures';
import { storyWords } from '../catalogue/story-words';
import { Icon } from '../icon/icon';
import { Image } from './image';

const WORDS = { 'zh-CN': { alt: '远山' }, 'zh-TW': { alt: '遠山' }, en: { alt: 'Mountains' } };
/** An address under which there is no picture, and which no request leaves for. */
const NO_PICTURE = 'data:image/png;base64,AA==';

const meta = {
  title: 'Display/Image',
  component: Image,
  args: { source: BANNERS[0], alt: '', width: 312, height: 128, priority: true },
  render: (args) => <Image {...args} alt={storyWords(WORDS).alt} />,
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const Contain: Story = { args: { source: PORTRAIT, fit: 'contain' } };

export const Cover: Story = { args: { source: PORTRAIT, fit: 'cover' } };

export const Failed: Story = {
  args: { source: NO_PICTURE, placeholder: <Icon name="image" className="m-auto text-muted" /> },
};
