import { useId } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from '../styling/class-names';
import { ringArcs, type RingArc } from './chart-scale';

export type RingTone = 'accent' | 'accent-2' | 'gain' | 'loss' | 'success' | 'warning' | 'danger' | 'muted';

/** One part of a {@link RingChart}. */
export interface RingPart {
  readonly id: string;
  readonly label: string;
  /** For the drawing only. */
  readonly value: number;
  /** The value as it is read, already formatted. */
  readonly text: string;
  readonly tone: RingTone;
}

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

const COLOURS: Record<RingTone, string> = {
  accent: 'text-accent',
  'accent-2': 'text-accent-2',
  gain: 'text-gain',
  loss: 'text-loss',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
  muted: 'text-muted',
};
/** What is left free between two parts, in hundredths of the way round. */
const GAP = 1.2;
/** What is drawn of a part however small it is. */
const LEAST = 0.6;
const RADIUS = 42;

/** Leaves a gap where there is a neighbour, and never makes a small part vanish. */
function drawnLength({ length }: RingArc): number {
  return length >= 100 ? 100 : Math.max(length - GAP, LEAST);
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
          <svg
            viewBox="0 0 100 100"
            aria-hidden="true"
            focusable="false"
            fill="none"
            strokeWidth="14"
            className="absolute inset-0 size-full -rotate-90"
          >
            {empty && <circle cx="50" cy="50" r={RADIUS} className="stroke-sunken" />}
            {parts.map((part, index) => {
              const arc = arcs[index];
              return arc === undefined || arc.length === 0 ? null : (
                <circle
                  key={part.id}
                  data-part="arc"
                  data-tone={part.tone}
                  cx="50"
                  cy="50"
                  r={RADIUS}
                  pathLength="100"
                  stroke="currentColor"
                  strokeDasharray={`${drawnLength(arc)} 100`}
                  strokeDashoffset={-arc.start}
                  className={COLOURS[part.tone]}
                />
              );
            })}
          </svg>
          <div className="relative max-w-[64%] truncate text-center text-sm text-text tabular-nums">
            {empty ? <span className="text-muted">{emptyLabel}</span> : children}
          </div>
        </div>
        {!empty && (
          <ul className="m-0 flex min-w-[9rem] flex-1 list-none flex-col gap-1.5 p-0">
            {parts.map((part) => (
              <li key={part.id} className="flex min-w-0 items-baseline gap-2 text-sm">
                <span
                  aria-hidden="true"
                  className={cx('size-2.5 shrink-0 rounded-full bg-current', COLOURS[part.tone])}
                />
                <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-2">
                  <span className="line-clamp-2 min-w-0 flex-1 basis-16 break-words text-muted">
                    {part.label}
                  </span>
                  <span className="ml-auto line-clamp-2 max-w-full text-right break-words text-text tabular-nums">
                    {part.text}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </figure>
  );
}
