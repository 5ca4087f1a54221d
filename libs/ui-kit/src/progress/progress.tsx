import { Progress as BaseProgress } from '@base-ui/react/progress';
import type { ReactNode } from 'react';
import { cx } from '../styling/class-names';
import { progressShare } from './progress-share';

export interface ProgressProps extends Omit<
  BaseProgress.Root.Props,
  'value' | 'min' | 'max' | 'className' | 'render' | 'children' | 'format' | 'locale' | 'getAriaValueText'
> {
  /** What is under way. */
  readonly label: ReactNode;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean;
  /** The value, from 0 to `max`; `null` while it is not known. */
  readonly value: number | null;
  /** 100 unless given. */
  readonly max?: number;
  /** The value in words, such as 3 / 10; the per cent unless given. */
  readonly valueText?: string;
  readonly tone?: 'accent' | 'success' | 'warning' | 'danger';
  readonly className?: string;
}

const BARS = {
  accent: 'bg-accent',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
} as const;
const RINGS = {
  accent: 'text-accent',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
  head: 'text-on-head-special',
} as const;

/** What bar and ring make of their props alike. */
function useProgress(value: number | null, max: number, valueText: string | undefined) {
  const share = progressShare(value, max);
  const words = share === null ? '' : (valueText ?? `${Math.floor(share * 100)}%`);
  return {
    share,
    words,
    root: {
      value: share === null ? null : share * 100,
      'data-state': share === null ? 'unknown' : share === 1 ? 'complete' : 'known',
      ...(share === null ? {} : { getAriaValueText: () => words }),
    },
  };
}

/** A progress bar with its name and its value in words. */
export function Progress({
  label,
  hideLabel = false,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  className,
  ...rest
}: ProgressProps) {
  const { share, words, root } = useProgress(value, max, valueText);
  return (
    <BaseProgress.Root {...rest} {...root} className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <span className={cx('flex min-w-0 items-baseline gap-3 text-sm', hideLabel && 'sr-only')}>
        <BaseProgress.Label className="min-w-0 flex-1 break-words text-text">{label}</BaseProgress.Label>
        <span aria-hidden="true" className="shrink-0 text-muted tabular-nums">
          {words}
        </span>
      </span>
      <BaseProgress.Track className="block h-2 w-full overflow-hidden rounded-pill bg-sunken">
        <span
          data-part="bar"
          className={cx(
            'block h-full w-full origin-left rounded-pill',
            BARS[tone],
            share === null
              ? 'opacity-60 motion-safe:animate-pulse'
              : 'motion-safe:transition-transform motion-safe:duration-300',
          )}
          style={share === null ? undefined : { transform: `translateX(${(share - 1) * 100}%)` }}
        />
      </BaseProgress.Track>
    </BaseProgress.Root>
  );
}

export interface ProgressRingProps extends Omit<ProgressProps, 'tone'> {
  /** `head` is for a ring on a coloured head. */
  readonly tone?: keyof typeof RINGS;
  /** Width and height in CSS pixels. */
  readonly size?: number;
}

/** The radius on a 100 × 100 grid; `pathLength` counts the way round as 100. */
const RADIUS = 44;

/** How far something is, as a ring with its value in the middle; its name is for screen readers unless shown below. */
export function ProgressRing({
  label,
  hideLabel = false,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  size = 72,
  className,
  ...rest
}: ProgressRingProps) {
  const { share, words, root } = useProgress(value, max, valueText);
  const done = share === null ? 25 : share * 100;
  return (
    <BaseProgress.Root
      {...rest}
      {...root}
      className={cx('inline-flex max-w-full flex-col items-center gap-1.5', className)}
    >
      <span className="relative flex items-center justify-center" style={{ width: size, height: size }}>
        <svg
          viewBox="0 0 100 100"
          aria-hidden="true"
          focusable="false"
          fill="none"
          strokeWidth="10"
          className={cx('size-full -rotate-90', share === null && 'motion-safe:animate-spin')}
        >
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            className={tone === 'head' ? 'stroke-on-head-special/25' : 'stroke-sunken'}
          />
          {done > 0 && (
            <circle
              data-part="arc"
              cx="50"
              cy="50"
              r={RADIUS}
              pathLength="100"
              stroke="currentColor"
              strokeLinecap="round"
              strokeDasharray={`${done} 100`}
              className={cx(RINGS[tone], 'motion-safe:[transition:stroke-dasharray_300ms]')}
            />
          )}
        </svg>
        <span
          aria-hidden="true"
          className={cx(
            'absolute inset-[18%] flex items-center justify-center text-center text-sm font-medium tabular-nums',
            tone === 'head' ? RINGS.head : 'text-text',
          )}
        >
          <span className="max-w-full truncate">{words}</span>
        </span>
      </span>
      <BaseProgress.Label
        className={cx('max-w-full text-center text-sm break-words text-text', hideLabel && 'sr-only')}
      >
        {label}
      </BaseProgress.Label>
    </BaseProgress.Root>
  );
}
