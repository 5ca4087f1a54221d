import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandPage } from './brand-page';

const meta = {
  title: 'Brands/Page',
  component: BrandPage,
  args: { code: '' },
  argTypes: { code: { control: false } },
  render: (_args, { globals }) => <BrandPage code={String(globals['brand'])} />,
} satisfies Meta<typeof BrandPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The brand that the toolbar says. */
export const OfTheToolbar: Story = {};
export const Ky: Story = { name: 'ky', globals: { brand: 'ky' } };
export const Jn: Story = { name: 'jn', globals: { brand: 'jn' } };
export const Ayx: Story = { name: 'ayx', globals: { brand: 'ayx' } };
export const Leyu: Story = { name: 'leyu', globals: { brand: 'leyu' } };
export const Hth: Story = { name: 'hth', globals: { brand: 'hth' } };
export const Yx: Story = { name: 'yx', globals: { brand: 'yx' } };
export const Ml: Story = { name: 'ml', globals: { brand: 'ml' } };
