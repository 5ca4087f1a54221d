import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon';
import { ICON_SHAPES, isIconName } from './icon-shapes';

const meta = { title: 'Display/Icon', component: Icon, args: { name: 'home' } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const All: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(80px,1fr))] gap-2">
      {Object.keys(ICON_SHAPES)
        .filter(isIconName)
        .map((name) => (
          <li key={name} className="grid justify-items-center gap-1 p-2 text-xs text-muted">
            <Icon name={name} className="text-text" />
            {name}
          </li>
        ))}
    </ul>
  ),
};

export const Colours: Story = {
  render: () => (
    <div className="flex gap-3">
      <Icon name="starFilled" className="text-accent" />
      <Icon name="check" className="text-success" />
      <Icon name="warning" className="text-warning" />
      <Icon name="close" className="text-danger" />
      <Icon name="info" className="size-10 text-muted" />
    </div>
  ),
};
