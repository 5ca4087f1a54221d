import type { ComponentPropsWithRef } from 'react';
import { cx } from '../styling/class-names';

export interface PictureWordsProps extends ComponentPropsWithRef<'span'> {
  /** What a tap on the picture does, in a word or two. Left out where it does nothing. */
  readonly action?: string;
}

/**
 * Words on the left of a picture, with what a tap on it does below them. They stand on the brand's own colour, so that they are
 * read over any picture; to the right it fades out. There is room below for the dots of a carousel.
 */
export function PictureWords({ action, className, children, ...rest }: PictureWordsProps) {
  return (
    <span
      {...rest}
      className={cx(
        'absolute inset-y-0 left-0 flex w-[288px] max-w-[80%] flex-col items-start justify-between bg-linear-to-r from-head-special from-62% py-3 pr-[104px] pl-4 text-on-head-special',
        className,
      )}
    >
      <span className="line-clamp-2 w-full font-display text-balance text-lg leading-[24px] font-semibold">
        {children}
      </span>
      {action !== undefined && (
        <span className="max-w-full truncate rounded-pill bg-on-head-special px-3 text-sm leading-[28px] font-medium text-head-special">
          {action}
        </span>
      )}
    </span>
  );
}
