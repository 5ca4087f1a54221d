import type { ChangeEvent } from 'react';
import { cx } from '../styling/class-names';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import { readDecimalText } from './decimal-text';

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode'
> {
  /** Decimal text, possibly empty or unfinished ("12."). */
  readonly value: string;
  /** Called with decimal text only; what is none is not taken. */
  readonly onValueChange: (value: string) => void;
  /** Decimal places that may be typed. */
  readonly decimals?: number;
}

/** An amount typed on the device's own keyboard. Text in, text out: no number is ever made of it. */
export function MoneyField({ value, onValueChange, decimals = 2, className, ...rest }: MoneyFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = readDecimalText(event.currentTarget.value, decimals);
    if (text !== null && text !== value) onValueChange(text);
  };
  return (
    <TextField
      autoComplete="off"
      {...rest}
      type="text"
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      value={value}
      onChange={change}
      className={cx('tabular-nums', className)}
    />
  );
}
