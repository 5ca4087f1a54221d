import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-shapes';
import { cx, DISABLED, FOCUS_RING_INSIDE, TOUCH_SQUARE } from '../styling/class-names';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** What it does, for screen readers. */
  readonly label: string;
  /** For a button that is on or off; leave out for one that acts. */
  readonly pressed?: boolean;
}

/** A 44 px square with one icon. */
export function IconButton({ icon, label, pressed, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      data-pressed={pressed || undefined}
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-pill text-text data-pressed:text-accent',
        TOUCH_SQUARE,
        FOCUS_RING_INSIDE,
        DISABLED,
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
