import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { cx, DISABLED, FOCUS_RING_INSIDE } from '../styling/class-names';

const KINDS = {
  digit: 'min-w-[44px] bg-sunken text-xl',
  action: 'min-w-[44px] border border-line bg-raised text-sm',
  quick: 'min-w-[52px] grow border border-line bg-raised text-sm',
} as const;

interface KeyProps extends ComponentPropsWithoutRef<'button'> {
  /** `action`: does something else than write its own sign; `quick`: adds a whole amount. */
  readonly kind: keyof typeof KINDS;
}

/** The field that is filled keeps the focus, so that a keyboard goes on where a finger left off. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** One key of the keypad, 44 px high. A pressed one takes another colour and no filter, which would lay the whole sheet's layers anew. */
export function Key({ kind, ...rest }: KeyProps) {
  return (
    <button
      {...rest}
      type="button"
      onMouseDown={keepFocus}
      className={cx(
        'flex h-[44px] shrink-0 items-center justify-center rounded-s px-1 text-text tabular-nums select-none active:bg-line',
        KINDS[kind],
        FOCUS_RING_INSIDE,
        DISABLED,
      )}
    />
  );
}
