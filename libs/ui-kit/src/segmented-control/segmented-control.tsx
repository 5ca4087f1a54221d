import type { ComponentProps, ReactNode } from 'react';
import { chooseByKey, reachedByTab } from '../roving-focus/roving-focus';
import { cx, FOCUS_RING_INSIDE, TOUCH_HEIGHT } from '../styling/class-names';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'className' | 'children' | 'role' | 'onKeyDown'
> {
  /** Names the choice for screen readers. */
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** A few exclusive choices side by side, one always chosen. Arrow keys, Home and End move through it. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  disabled = false,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const reached = reachedByTab(segments, value);
  return (
    <div
      {...rest}
      role="radiogroup"
      aria-label={label}
      aria-disabled={disabled || undefined}
      data-disabled={disabled ? '' : undefined}
      onKeyDown={(event) => chooseByKey(event, 'radio')}
      className={cx('flex min-w-0 rounded-m bg-sunken p-1', className)}
    >
      {segments.map((segment) => {
        const isChosen = segment.value === value;
        const isClosed = disabled || segment.disabled === true;
        return (
          <button
            key={segment.value}
            type="button"
            role="radio"
            aria-checked={isChosen}
            disabled={isClosed}
            tabIndex={segment.value === reached ? 0 : -1}
            data-checked={isChosen ? '' : undefined}
            data-disabled={isClosed ? '' : undefined}
            onClick={() => {
              if (!isChosen) onValueChange(segment.value);
            }}
            className={cx(
              'flex min-w-0 flex-1 cursor-pointer items-center justify-center rounded-s px-1 text-sm text-muted select-none',
              'data-checked:bg-raised data-checked:font-medium data-checked:text-text data-checked:shadow-1 data-disabled:opacity-50',
              TOUCH_HEIGHT,
              FOCUS_RING_INSIDE,
            )}
          >
            <span className="truncate">{segment.label}</span>
          </button>
        );
      })}
    </div>
  );
}
