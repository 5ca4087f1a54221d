import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon';
import { compareDecimalText, pressDecimalKey } from '../money-field/decimal-text';
import { cx } from '../styling/class-names';
import { Key } from './key';

export interface QuickKey {
  readonly id: string;
  readonly label: string;
  /** The decimal text the key gives, or a function from what is there to what then is. */
  readonly value: string | ((current: string) => string);
}

export interface NumericKeypadProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** Decimal text, possibly empty or unfinished ("12."). */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Decimal places that may be typed; 0 leaves the point out. */
  readonly decimals?: number;
  /** The maximum, as decimal text. A greater number becomes it. */
  readonly max?: string;
  readonly quickKeys?: readonly QuickKey[];
  readonly disabled?: boolean;
  readonly labels: {
    /** Names the keypad. */
    readonly keypad: string;
    readonly delete: string;
    readonly point: string;
    /** On the key that takes the most, shown where `max` is known. */
    readonly max: string;
  };
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Keys for an amount, so that the device's own keyboard stays away. Text in, text out: no number is ever made of it. */
export function NumericKeypad({
  value,
  onValueChange,
  decimals = 2,
  max,
  quickKeys = [],
  disabled = false,
  labels,
  className,
  ...rest
}: NumericKeypadProps) {
  const give = (next: string) => {
    const capped = max !== undefined && compareDecimalText(next, max) > 0 ? max : next;
    if (capped !== value) onValueChange(capped);
  };
  const press = (key: string) => give(pressDecimalKey(value, key, decimals));
  const extras = quickKeys.length + (max === undefined ? 0 : 1);

  return (
    <div
      {...rest}
      role="group"
      aria-label={labels.keypad}
      data-disabled={disabled || undefined}
      className={cx('flex touch-manipulation flex-col gap-1.5 rounded-m bg-sunken p-1.5', className)}
    >
      {extras > 0 && (
        <div className="grid auto-cols-fr grid-flow-col gap-1.5">
          {quickKeys.map((key) => (
            <Key
              key={key.id}
              kind="quick"
              disabled={disabled}
              onClick={() => give(typeof key.value === 'string' ? key.value : key.value(value))}
            >
              <span className="truncate">{key.label}</span>
            </Key>
          ))}
          {max !== undefined && (
            <Key kind="quick" disabled={disabled} onClick={() => give(max)}>
              <span className="truncate">{labels.max}</span>
            </Key>
          )}
        </div>
      )}
      <div className="grid grid-cols-3 gap-1.5">
        {DIGITS.map((digit) => (
          <Key key={digit} kind="digit" disabled={disabled} onClick={() => press(digit)}>
            {digit}
          </Key>
        ))}
        {decimals === 0 ? (
          <Key kind="digit" disabled={disabled} onClick={() => press('00')}>
            00
          </Key>
        ) : (
          <Key kind="digit" disabled={disabled} aria-label={labels.point} onClick={() => press('.')}>
            .
          </Key>
        )}
        <Key kind="digit" disabled={disabled} onClick={() => press('0')}>
          0
        </Key>
        <Key
          kind="digit"
          disabled={disabled || value === ''}
          aria-label={labels.delete}
          onClick={() => press('delete')}
        >
          <Icon name="backspace" />
        </Key>
      </div>
    </div>
  );
}
