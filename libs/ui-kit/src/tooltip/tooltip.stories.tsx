import { defined } from '@heptad/formatting';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { IconButton } from '../icon-button/icon-button';
import { Tooltip, type TooltipProps } from './tooltip';

const WORDS = {
  'zh-CN': { label: '刷新余额', content: '每十秒可以刷新一次' },
  'zh-TW': { label: '重新整理餘額', content: '每十秒可以重新整理一次' },
  en: { label: 'Refresh the balance', content: 'Once every ten seconds' },
};

/** Opens as the keyboard does. */
function Example({ content, side }: { readonly content?: ReactNode } & Pick<Partial<TooltipProps>, 'side'>) {
  const words = storyWords(WORDS);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="flex justify-center py-24">
      <Tooltip content={content ?? words.content} {...defined({ side })}>
        {(control) => <IconButton {...control} ref={button} icon="refresh" label={words.label} />}
      </Tooltip>
    </div>
  );
}

const meta = {
  title: 'Surfaces/Tooltip',
  component: Tooltip,
  tags: ['alone'],
  args: { content: '', children: () => null },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { render: () => <Example /> };

export const Below: Story = { render: () => <Example side="bottom" /> };

export const LongText: Story = { render: () => <Example content={storyWords(LONG_TEXT).paragraph} /> };
