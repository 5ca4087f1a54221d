import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx, DISABLED, FOCUS_RING, TOUCH_OVERFLOW } from '../styling/class-names';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  readonly selected?: boolean;
  readonly leading?: ReactNode;
  /** A number after the words, already formatted. */
  readonly count?: string;
}

/** A small choice that is on or off, such as a filter. */
export function Chip({
  selected = false,
  leading,
  count,
  className,
  children,
  type = 'button',
  ...rest
}: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={selected}
      data-selected={selected || undefined}
      className={cx(
        'inline-flex h-[32px] max-w-full shrink-0 items-center gap-1 rounded-pill border border-line bg-raised px-3 text-sm text-text',
        'data-selected:border-accent data-selected:bg-accent data-selected:text-on-accent',
        TOUCH_OVERFLOW,
        FOCUS_RING,
        DISABLED,
        className,
      )}
    >
      {leading}
      <span className="truncate">{children}</span>
      {count !== undefined && <span className="text-xs tabular-nums">{count}</span>}
    </button>
  );
}
