import type { ComponentPropsWithRef } from 'react';
import { cx } from '../styling/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export type BadgeTone = 'accent' | 'muted' | 'success' | 'warning' | 'danger' | 'gain' | 'loss';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  readonly tone?: BadgeTone;
  /** A number to show; above `limit` it reads `limit+`, and 0 shows nothing. */
  readonly count?: number;
  readonly limit?: number;
  /** What screen readers say in place of the bare number or mark. */
  readonly label?: string;
}

const TONES: Record<BadgeTone, string> = {
  accent: 'bg-accent text-on-accent',
  muted: 'bg-sunken text-muted',
  success: 'border border-current bg-raised text-success',
  warning: 'border border-current bg-raised text-warning',
  danger: 'border border-current bg-raised text-danger',
  gain: 'border border-current bg-raised text-gain',
  loss: 'border border-current bg-raised text-loss',
};

/** A small mark: a count, or a word as children. `success` and `danger` are of what went through or failed, `gain` and `loss` of what was won or lost. */
export function Badge({
  tone = 'accent',
  count,
  limit = 99,
  label,
  className,
  children,
  ...rest
}: BadgeProps) {
  if (count === 0) return null;
  const shown = count === undefined ? children : count > limit ? `${limit}+` : String(count);
  return (
    <span
      {...rest}
      data-tone={tone}
      className={cx(
        'inline-flex h-5 max-w-full min-w-5 items-center justify-center rounded-pill px-1.5 text-xs tabular-nums',
        TONES[tone],
        className,
      )}
    >
      <span className="truncate" aria-hidden={label === undefined ? undefined : true}>
        {shown}
      </span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
