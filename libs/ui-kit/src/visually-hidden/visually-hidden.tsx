import type { ComponentPropsWithRef } from 'react';
import { cx } from '../styling/class-names';

/** Text that screen readers say and nobody sees. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={cx('sr-only', className)} />;
}
