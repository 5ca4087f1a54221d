import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton';

const meta = { title: 'Display/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { className: 'h-4 w-40' } };

export const Card: Story = {
  render: () => (
    <div className="grid grid-cols-[48px_1fr] items-center gap-3 rounded-l bg-raised p-4">
      <Skeleton className="size-12 rounded-pill" />
      <div className="grid gap-2">
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
  ),
};
