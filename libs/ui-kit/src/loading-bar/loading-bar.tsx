import type { ComponentPropsWithRef } from 'react';
import { cx } from '../styling/class-names';

export interface LoadingBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is being waited for, for screen readers. */
  readonly label: string;
  /** 0 to 100 where it is known how far things are. */
  readonly value?: number;
}

/** A thin bar while something loads. */
export function LoadingBar({ label, value, className, ...rest }: LoadingBarProps) {
  const known = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known}
      data-state={known === undefined ? 'unknown' : 'known'}
      className={cx('h-[3px] w-full overflow-hidden bg-sunken', className)}
    >
      <div
        className={cx(
          'h-full w-full origin-left bg-accent',
          known === undefined ? 'motion-safe:animate-pulse' : 'motion-safe:transition-transform',
        )}
        style={known === undefined ? undefined : { transform: `scaleX(${known / 100})` }}
      />
    </div>
  );
}
