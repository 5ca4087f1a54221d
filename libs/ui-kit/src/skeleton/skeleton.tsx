import type { ComponentPropsWithRef } from 'react';
import { cx } from '../styling/class-names';

/**
 * The quiet shape of something that is still loading; its size comes from `className`. Screen readers do not see it: put
 * `aria-busy` on the region it fills.
 */
export function Skeleton({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <div
      {...rest}
      aria-hidden="true"
      className={cx('rounded-s bg-sunken motion-safe:animate-pulse', className)}
    />
  );
}
