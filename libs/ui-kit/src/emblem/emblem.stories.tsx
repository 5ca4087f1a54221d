import type { Meta, StoryObj } from '@storybook/react-vite';
import { Emblem } from './emblem';
import { EMBLEM_DIVISIONS, EMBLEM_SHAPES, type EmblemDivision, type EmblemShape } from './emblem-shapes';

const isShape = (name: string): name is EmblemShape => Object.hasOwn(EMBLEM_SHAPES, name);
const isDivision = (name: string): name is EmblemDivision => Object.hasOwn(EMBLEM_DIVISIONS, name);

const meta = {
  title: 'Display/Emblem',
  component: Emblem,
  args: { shape: 'heater', division: 'sash', color: '#1788ce', second: '#ffffff', size: 40 },
} satisfies Meta<typeof Emblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Shapes: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {Object.keys(EMBLEM_SHAPES)
        .filter(isShape)
        .map((shape) => (
          <Emblem key={shape} {...args} shape={shape} />
        ))}
    </div>
  ),
};

export const Divisions: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {Object.keys(EMBLEM_DIVISIONS)
        .filter(isDivision)
        .map((division) => (
          <Emblem key={division} {...args} division={division} color="#da5a10" />
        ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      {[16, 20, 24, 36, 48].map((size) => (
        <Emblem key={size} {...args} size={size} />
      ))}
    </div>
  ),
};
