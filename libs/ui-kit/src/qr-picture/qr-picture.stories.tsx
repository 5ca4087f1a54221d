import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '../catalogue/story-words';
import { QrPicture } from './qr-picture';

const WORDS = {
  'zh-CN': { label: '下载应用的二维码' },
  'zh-TW': { label: '下載應用程式的 QR 碼' },
  en: { label: 'QR code of the app' },
};

const meta = {
  title: 'Display/QrPicture',
  component: QrPicture,
  args: { text: 'https://example.com/download', label: '' },
  render: (args) => <QrPicture {...args} label={storyWords(WORDS).label} />,
} satisfies Meta<typeof QrPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {};

export const Long: Story = { args: { text: 'x'.repeat(106) } };
