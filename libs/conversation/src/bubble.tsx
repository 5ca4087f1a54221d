import { cx, VisuallyHidden } from '@heptad/ui-kit';
import type { ReactNode } from 'react';

export interface BubbleProps {
  /** Said by who looks at it. */
  readonly own: boolean;
  /** `plain` is for what brings colours of its own, such as a picture; `waiting` for what nobody has confirmed. */
  readonly look?: 'words' | 'plain' | 'waiting';
  /** Who said it, for screen readers. */
  readonly speaker: string;
  readonly children: ReactNode;
  /** What stands below it: a warning, the time, what can be done. */
  readonly foot: ReactNode;
}

const BOX =
  'max-w-[84%] rounded-l px-4 py-3 text-base whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:isolate]';

/** One message of a conversation, a list item: the own at the right, the other side's at the left. Text is drawn as text in its own direction. */
export function Bubble({ own, look = 'words', speaker, children, foot }: BubbleProps) {
  const colours = {
    words: own ? 'bg-accent text-on-accent' : 'bg-raised text-text shadow-1',
    plain: 'bg-raised text-text shadow-1',
    waiting: 'bg-sunken text-text',
  }[look];
  return (
    <li className={cx('flex flex-col gap-1', own ? 'items-end' : 'items-start')}>
      <div dir="auto" className={cx(BOX, colours)}>
        <VisuallyHidden>{speaker}: </VisuallyHidden>
        {children}
      </div>
      {foot}
    </li>
  );
}
