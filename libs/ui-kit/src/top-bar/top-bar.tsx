import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { cx } from '../styling/class-names';
import { BarEnd } from './bar-end';

/** Back needs both a name and something to do. */
export interface TopBarBack {
  readonly label: string;
  readonly onPress: () => void;
}

export interface TopBarProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The page's heading. */
  readonly title: ReactNode;
  readonly back?: TopBarBack;
  /** Buttons at the end. */
  readonly actions?: ReactNode;
  /** The page itself offers what the app has at the end of every bar: it is left out here. */
  readonly ownEnd?: boolean;
  /** `special` is the header that the brand tints. */
  readonly tone?: 'plain' | 'special';
  /** What follows is of one piece with it: in the full site its lower corners stay square. */
  readonly joined?: boolean;
  /** 44 px high, with the title beside the way back: for pages that keep more in view below it. */
  readonly compact?: boolean;
}

const SHAPES = {
  // The title gives way to the buttons: in the middle while there is room, else as wide as they leave it.
  plain: {
    row: 'h-[48px] grid-cols-[1fr_minmax(0,auto)_1fr]',
    title: 'max-w-[60vw] truncate text-center text-[17px]',
  },
  compact: { row: 'h-[44px] grid-cols-[auto_minmax(0,1fr)_auto]', title: 'min-w-0 truncate text-[15px]' },
} as const;

const TONES = { plain: 'bg-head text-on-head', special: 'bg-head-special text-on-head-special' } as const;

// In the full site the page's ground is laid above it, so that nothing scrolls by behind its round corners.
const ALONE = 'lg:rounded-l lg:shadow-[var(--elevation-1),0_-20px_var(--color-surface)]';
const JOINED = 'lg:rounded-t-l lg:shadow-[0_-20px_var(--color-surface)]';

/** The bar at the top of a page: back, title in the middle, actions. */
export function TopBar({
  title,
  back,
  actions,
  ownEnd = false,
  tone = 'plain',
  joined = false,
  compact = false,
  className,
  children,
  ...rest
}: TopBarProps) {
  const shape = SHAPES[compact ? 'compact' : 'plain'];
  return (
    <header
      {...rest}
      data-tone={tone}
      className={cx(
        'sticky top-[var(--frame-head,0px)] z-20 pt-[env(safe-area-inset-top)]',
        joined ? JOINED : ALONE,
        TONES[tone],
        className,
      )}
    >
      <div className={cx('grid items-center px-1', shape.row)}>
        <div className="flex min-w-0 items-center">
          {back && (
            <IconButton icon="back" label={back.label} onClick={back.onPress} className="text-current!" />
          )}
        </div>
        <h1 className={cx('font-semibold', shape.title)}>{title}</h1>
        <div className="flex items-center justify-end">
          {actions}
          {!ownEnd && <BarEnd />}
        </div>
      </div>
      {children}
    </header>
  );
}
