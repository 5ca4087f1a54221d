import type { ComponentPropsWithRef } from 'react';
import { cx } from '../styling/class-names';
import { PickerColumn, WHEEL_ROW, type WheelColumn } from './picker-column';

export interface PickerWheelProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onChange' | 'aria-label'
> {
  /** Names what is chosen for screen readers. */
  readonly label: string;
  readonly columns: readonly WheelColumn[];
  readonly onValueChange: (columnId: string, value: string) => void;
  readonly disabled?: boolean;
}

/**
 * Wheels side by side, each with one chosen row in its middle. A column whose options depend on another's value, as days on
 * the month, is given its new options and value by the owner.
 */
export function PickerWheel({
  label,
  columns,
  onValueChange,
  disabled = false,
  className,
  ...rest
}: PickerWheelProps) {
  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      data-disabled={disabled || undefined}
      className={cx('relative isolate flex min-w-0', className)}
    >
      <span
        aria-hidden="true"
        className="absolute inset-x-0 top-1/2 -z-1 -translate-y-1/2 rounded-s bg-sunken"
        style={{ height: WHEEL_ROW }}
      />
      {columns.map((column) => (
        <PickerColumn
          key={column.id}
          column={column}
          disabled={disabled}
          onValueChange={(value) => onValueChange(column.id, value)}
        />
      ))}
    </div>
  );
}
