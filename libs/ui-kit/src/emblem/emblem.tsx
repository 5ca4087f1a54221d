import { memo, useId, type ComponentPropsWithRef } from 'react';
import { cx } from '../styling/class-names';
import { EMBLEM_DIVISIONS, EMBLEM_SHAPES, type EmblemDivision, type EmblemShape } from './emblem-shapes';

export interface EmblemProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'color'> {
  readonly shape: EmblemShape;
  readonly division: EmblemDivision;
  /** The colour of the silhouette, as `#rrggbb`. It has to stand out from what the emblem stands on. */
  readonly color: string;
  /** The colour of the division, as `#rrggbb`. It has to stand out from `color`. */
  readonly second: string;
  /** Width and height in CSS pixels. */
  readonly size?: number;
}

/**
 * A small coat of arms in two colours, beside the written name of what it stands for: screen readers do not hear it. Its box
 * never changes, and it is drawn again only when one of its own props changes.
 */
export const Emblem = memo(function Emblem({
  shape,
  division,
  color,
  second,
  size = 20,
  className,
  ...rest
}: EmblemProps) {
  const clip = useId();
  const edge = EMBLEM_SHAPES[shape];
  return (
    <svg
      {...rest}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      aria-hidden="true"
      focusable="false"
      data-emblem={`${shape} ${division}`}
      className={cx('shrink-0', className)}
    >
      <clipPath id={clip}>
        <path d={edge} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d={edge} fill={color} />
        {division === 'plain' ? (
          <path d={edge} stroke={second} strokeWidth="6.5" />
        ) : (
          <path d={EMBLEM_DIVISIONS[division]} fill={second} />
        )}
        <path d={edge} stroke={color} strokeWidth="3" />
      </g>
    </svg>
  );
});
