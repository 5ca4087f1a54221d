import type { ComponentPropsWithRef } from 'react';
import { cx, FOCUS_RING } from '../styling/class-names';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  /** What is read. */
  readonly label: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string;
}

export interface SelectProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'select'>,
  'children' | 'value' | 'defaultValue' | 'onChange' | 'multiple'
> {
  /** The label for screen readers. */
  readonly label: string;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

/** The browser's own list of a few options, in the colours of what it stands on. Its owner holds what is chosen. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <select
      {...rest}
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options[event.target.selectedIndex];
        if (chosen !== undefined) onValueChange(chosen.value);
      }}
      className={cx('h-[44px] rounded-m bg-transparent text-sm', FOCUS_RING, className)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang} className="bg-raised text-text">
          {option.label}
        </option>
      ))}
    </select>
  );
}
