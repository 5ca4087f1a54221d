import { useId } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from '../styling/class-names';
import { ringArcs } from './chart-scale';
import { Ring } from './ring';
import { RingList } from './ring-list';
import type { RingPart } from './ring-part';

export interface RingChartProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  /** What is divided; the figure's name. */
  readonly label: string;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean;
  readonly parts: readonly RingPart[];
  /** Said where there is nothing to divide. */
  readonly emptyLabel: ReactNode;
  /** In the middle of the ring, such as the sum. */
  readonly children?: ReactNode;
  /** Width and height of the ring in CSS pixels. */
  readonly size?: number;
}

/** Parts of a whole as a ring beside the list of them, which says the same in words. */
export function RingChart({
  label,
  hideLabel = false,
  parts,
  emptyLabel,
  children,
  size = 120,
  className,
  ...rest
}: RingChartProps) {
  const labelId = useId();
  const arcs = ringArcs(parts.map(({ value }) => value));
  const empty = arcs.every(({ length }) => length === 0);
  return (
    <figure
      {...rest}
      aria-labelledby={labelId}
      data-state={empty ? 'empty' : 'filled'}
      className={cx('m-0 min-w-0', className)}
    >
      <figcaption id={labelId} className={cx('mb-2 text-sm break-words text-text', hideLabel && 'sr-only')}>
        {label}
      </figcaption>
      <div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-3">
        <div
          className="relative flex shrink-0 items-center justify-center"
          style={{ width: size, height: size }}
        >
          <Ring parts={parts} arcs={arcs} empty={empty} />
          <div className="relative max-w-[64%] truncate text-center text-sm text-text tabular-nums">
            {empty ? <span className="text-muted">{emptyLabel}</span> : children}
          </div>
        </div>
        {!empty && <RingList parts={parts} />}
      </div>
    </figure>
  );
}
