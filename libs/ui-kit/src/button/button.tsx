import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx, DISABLED, FOCUS_RING, TOUCH_HEIGHT, TOUCH_OVERFLOW } from '../styling/class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'plain' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** How loud it is; one `primary` per view. */
  readonly variant?: ButtonVariant;
  /** `s` looks 32 px high and still takes touches over 44 px. */
  readonly size?: ButtonSize;
  /** Takes the whole width. */
  readonly block?: boolean;
  /** Work is under way: keeps focus and size, answers no further press. */
  readonly busy?: boolean;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent shadow-1',
  secondary: 'border border-line bg-raised text-text',
  plain: 'bg-transparent text-link',
  danger: 'border border-danger bg-raised text-danger',
};

const SIZES: Record<ButtonSize, string> = {
  s: `h-[32px] px-3 text-sm ${TOUCH_OVERFLOW}`,
  m: `${TOUCH_HEIGHT} px-4 text-base`,
  l: 'min-h-[52px] px-6 text-lg',
};

/** A native button with its text as children. */
export function Button({
  variant = 'primary',
  size = 'm',
  block = false,
  busy = false,
  leading,
  trailing,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      data-variant={variant}
      data-size={size}
      data-busy={busy || undefined}
      className={cx(
        'inline-flex max-w-full items-center justify-center gap-2 rounded-m font-medium select-none',
        'active:brightness-90 data-busy:cursor-progress data-busy:opacity-70',
        VARIANTS[variant],
        SIZES[size],
        block && 'w-full',
        FOCUS_RING,
        DISABLED,
        className,
      )}
    >
      {busy ? (
        <span
          aria-hidden="true"
          className="size-4 shrink-0 rounded-full border-2 border-current border-r-transparent motion-safe:animate-spin"
        />
      ) : (
        leading
      )}
      <span className="truncate">{children}</span>
      {trailing}
    </button>
  );
}
