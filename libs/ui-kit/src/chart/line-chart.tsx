import { useId } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from '../styling/class-names';
import { extremeText, trendOf, type ChartPoint } from './chart-points';
import { plotPoints } from './chart-scale';
import { Line } from './line';
import { PointTable } from './point-table';

export interface LineChartProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  /** What is drawn; the figure's name. */
  readonly label: string;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean;
  readonly points: readonly ChartPoint[];
  /** The heads of the table's columns, for screen readers. */
  readonly columns: { readonly label: string; readonly value: string };
  /** Said where there is nothing to draw. */
  readonly emptyLabel: ReactNode;
  /** `trend` takes the colour of a gain or a loss by the first and the last value. */
  readonly tone?: 'accent' | 'gain' | 'loss' | 'trend';
  /** Of the drawing, in CSS pixels. */
  readonly height?: number;
}

const COLOURS = { accent: 'text-accent', gain: 'text-gain', loss: 'text-loss' } as const;

/** Values over time as a line with the last one marked; screen readers get them as a table. */
export function LineChart({
  label,
  hideLabel = false,
  points,
  columns,
  emptyLabel,
  tone = 'accent',
  height = 120,
  className,
  ...rest
}: LineChartProps) {
  const labelId = useId();
  const plotted = plotPoints(points.map(({ value }) => value));
  const last = plotted.at(-1);
  const colour = tone === 'trend' ? trendOf(points) : tone;
  const [most, least] = [
    extremeText(points, (one, other) => one > other),
    extremeText(points, (one, other) => one < other),
  ];
  return (
    <figure {...rest} aria-labelledby={labelId} data-tone={colour} className={cx('m-0 min-w-0', className)}>
      <figcaption id={labelId} className={cx('mb-2 text-sm break-words text-text', hideLabel && 'sr-only')}>
        {label}
      </figcaption>
      {last === undefined ? (
        <p
          data-state="empty"
          className="m-0 flex items-center justify-center rounded-s bg-sunken px-4 text-center text-sm text-muted"
          style={{ height }}
        >
          {emptyLabel}
        </p>
      ) : (
        <>
          <div aria-hidden="true" className="flex min-w-0 gap-2" style={{ height }}>
            <div className="relative my-1.5 min-w-0 flex-1 border-y border-line">
              <div className={cx('absolute inset-x-1 inset-y-0', COLOURS[colour])}>
                {plotted.length > 1 && <Line plotted={plotted} />}
                <span
                  data-part="last"
                  className="absolute size-2 -translate-1/2 rounded-full bg-current outline-2 outline-raised"
                  style={{ left: `${last.x * 100}%`, top: `${(1 - last.y) * 100}%` }}
                />
              </div>
            </div>
            <div className="flex max-w-[40%] shrink-0 flex-col justify-between text-right text-xs text-muted tabular-nums">
              <span className="line-clamp-2 break-all">{most}</span>
              {least !== most && <span className="line-clamp-2 break-all">{least}</span>}
            </div>
          </div>
          <div
            aria-hidden="true"
            className="mt-1 flex min-w-0 justify-between gap-4 text-xs text-muted tabular-nums"
          >
            <span className="truncate">{points[0]?.label}</span>
            {points.length > 1 && <span className="truncate">{points.at(-1)?.label}</span>}
          </div>
          <div className="sr-only">
            <PointTable caption={label} columns={columns} points={points} />
          </div>
        </>
      )}
    </figure>
  );
}
