import type { ComponentPropsWithoutRef } from 'react';
import { cx, DISABLED, FOCUS_RING_INSIDE } from '../styling/class-names';

const KINDS = {
  digit: 'text-xl',
  quick: 'px-0! text-sm tracking-tight',
} as const;

interface KeyProps extends ComponentPropsWithoutRef<'button'> {
  /** `quick`: gives a whole amount, whose words are longer. */
  readonly kind: keyof typeof KINDS;
}

/** One key of the keypad. */
export function Key({ kind, ...rest }: KeyProps) {
  return (
    <button
      {...rest}
      type="button"
      className={cx(
        'flex min-h-[48px] min-w-[44px] items-center justify-center rounded-s bg-raised px-1 text-text tabular-nums select-none active:bg-sunken',
        KINDS[kind],
        FOCUS_RING_INSIDE,
        DISABLED,
      )}
    />
  );
}
