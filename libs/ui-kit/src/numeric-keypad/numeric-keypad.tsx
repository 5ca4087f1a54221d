import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon';
import { pressDecimalKey } from '../money-field/decimal-text';
import { cx } from '../styling/class-names';
import { Key } from './key';

export interface NumericKeypadProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** Decimal text, possibly empty or unfinished ("12."). */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The member has typed enough: the keypad may go. */
  readonly onDone: () => void;
  /** Decimal places that may be typed; 0 leaves the point out. */
  readonly decimals?: number;
  /** What the key for the most gives, as decimal text; the key rests while it is not known. Digits are not held to it. */
  readonly max?: string;
  readonly disabled?: boolean;
  readonly labels: {
    /** Names the keypad. */
    readonly keypad: string;
    readonly delete: string;
    /** On the key that takes all digits away. */
    readonly clear: string;
    readonly point: string;
    /** On the key that gives the most. */
    readonly max: string;
    readonly done: string;
  };
}

/** Keys for an amount, so that the device's own keyboard stays away. Text in, text out: no number is ever made of it. */
export function NumericKeypad({
  value,
  onValueChange,
  onDone,
  decimals = 2,
  max,
  disabled = false,
  labels,
  className,
  ...rest
}: NumericKeypadProps) {
  const give = (next: string) => {
    if (next !== value) onValueChange(next);
  };
  const press = (key: string) => give(pressDecimalKey(value, key, decimals));
  const digit = (sign: string) => (
    <Key key={sign} kind="digit" disabled={disabled} onClick={() => press(sign)}>
      {sign}
    </Key>
  );
  const nothing = disabled || value === '';

  return (
    <div
      {...rest}
      role="group"
      aria-label={labels.keypad}
      data-disabled={disabled || undefined}
      className={cx('grid touch-manipulation grid-cols-4 gap-[4px]', className)}
    >
      {['1', '2', '3'].map(digit)}
      <Key kind="action" disabled={nothing} aria-label={labels.delete} onClick={() => press('delete')}>
        <Icon name="backspace" />
      </Key>
      {['4', '5', '6'].map(digit)}
      <Key kind="action" disabled={nothing} aria-label={labels.clear} onClick={() => give('')}>
        C
      </Key>
      {['7', '8', '9'].map(digit)}
      <Key kind="action" disabled={disabled || max === undefined} onClick={() => max && give(max)}>
        {labels.max}
      </Key>
      {decimals > 0 && (
        <Key kind="digit" disabled={disabled} aria-label={labels.point} onClick={() => press('.')}>
          .
        </Key>
      )}
      {['0', '00', ...(decimals > 0 ? [] : ['000'])].map(digit)}
      <Key kind="action" disabled={disabled} onClick={onDone}>
        {labels.done}
      </Key>
    </div>
  );
}
