import type { ComponentPropsWithRef } from 'react';
import { cx } from '../styling/class-names';
import { Key } from './key';

export interface QuickKey {
  readonly id: string;
  readonly label: string;
  /** What is there once the key was pressed, as decimal text. @param current what is there now, possibly empty or unfinished */
  readonly value: (current: string) => string;
}

export interface QuickKeysProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** Names the row. */
  readonly label: string;
  /** Decimal text, possibly empty or unfinished ("12."). */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly keys: readonly QuickKey[];
  readonly disabled?: boolean;
}

/** Whole amounts for one tap each, in one row that scrolls sideways where they do not fit. */
export function QuickKeys({
  label,
  value,
  onValueChange,
  keys,
  disabled = false,
  className,
  ...rest
}: QuickKeysProps) {
  const press = (key: QuickKey): void => {
    const next = key.value(value);
    if (next !== value) onValueChange(next);
  };
  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      data-disabled={disabled || undefined}
      className={cx('flex touch-manipulation [scrollbar-width:none] gap-[4px] overflow-x-auto', className)}
    >
      {keys.map((key) => (
        <Key key={key.id} kind="quick" disabled={disabled} onClick={() => press(key)}>
          {key.label}
        </Key>
      ))}
    </div>
  );
}
