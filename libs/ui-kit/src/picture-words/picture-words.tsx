import type { ComponentPropsWithRef } from 'react';
import { cx } from '../styling/class-names';

/**
 * Words over the foot of a picture. They stand on a band dark enough for white words over any picture, the whitest one
 * too, which fades out above them. There is room below them for the dots of a carousel.
 */
export function PictureWords({ className, children, ...rest }: ComponentPropsWithRef<'span'>) {
  return (
    <span
      {...rest}
      className={cx(
        'absolute inset-x-0 bottom-0 block bg-[#0000009e] px-4 pb-7 font-display text-lg font-semibold text-[#ffffff] before:absolute before:inset-x-0 before:bottom-full before:h-8 before:bg-linear-to-t before:from-[#0000009e]',
        className,
      )}
    >
      <span className="line-clamp-1">{children}</span>
    </span>
  );
}
