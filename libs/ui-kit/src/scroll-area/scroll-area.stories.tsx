import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { Cell, List } from '../list/list';
import { ScrollArea } from './scroll-area';

const WORDS = {
  'zh-CN': { label: '名单', row: '第' },
  'zh-TW': { label: '名單', row: '第' },
  en: { label: 'Names', row: 'Row' },
};

const meta = {
  title: 'Surfaces/ScrollArea',
  component: ScrollArea,
  args: { label: '', children: null },
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {
  render: () => {
    const words = storyWords(WORDS);
    return (
      <ScrollArea label={words.label} className="h-52">
        <List>
          {Array.from({ length: 12 }, (_, index) => (
            <Cell key={index} title={`${words.row} ${index + 1}`} trailing="100.00" />
          ))}
        </List>
      </ScrollArea>
    );
  },
};

export const BothWays: Story = {
  render: () => {
    const words = storyWords(WORDS);
    return (
      <ScrollArea label={words.label} scroll="both" className="h-52">
        <div className="w-[60rem]">
          <List>
            {Array.from({ length: 12 }, (_, index) => (
              <Cell key={index} title={`${words.row} ${index + 1}`} trailing="100.00" />
            ))}
          </List>
        </div>
      </ScrollArea>
    );
  },
};

export const ShortContent: Story = {
  render: () => (
    <ScrollArea label={storyWords(WORDS).label} className="max-h-52">
      <p className="p-3">1</p>
    </ScrollArea>
  ),
};

export const LongText: Story = {
  render: () => {
    const { line, paragraph } = storyWords(LONG_TEXT);
    return (
      <ScrollArea label={line} className="h-40">
        <p className="p-3">{paragraph.repeat(4)}</p>
      </ScrollArea>
    );
  },
};
