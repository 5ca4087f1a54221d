import type { ReactNode } from 'react';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { cx, FOCUS_RING_INSIDE, TOUCH_HEIGHT } from '../styling/class-names';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> extends Omit<
  RadioGroup.Props<Value>,
  'value' | 'defaultValue' | 'onValueChange' | 'className' | 'render' | 'children'
> {
  /** Names the choice for screen readers. */
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly className?: string;
}

/** A few exclusive choices side by side, one always chosen. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      {...rest}
      aria-label={label}
      value={value}
      onValueChange={(next) => onValueChange(next)}
      className={cx('flex min-w-0 rounded-m bg-sunken p-1', className)}
    >
      {segments.map((segment) => (
        <Radio.Root
          key={segment.value}
          value={segment.value}
          disabled={segment.disabled ?? false}
          className={cx(
            'flex min-w-0 flex-1 cursor-pointer items-center justify-center rounded-s px-1 text-sm text-muted select-none',
            'data-checked:bg-raised data-checked:font-medium data-checked:text-text data-checked:shadow-1 data-disabled:opacity-50',
            TOUCH_HEIGHT,
            FOCUS_RING_INSIDE,
          )}
        >
          <span className="truncate">{segment.label}</span>
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
