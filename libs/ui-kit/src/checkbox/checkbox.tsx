import type { ReactNode } from 'react';
import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Icon } from '../icon/icon';
import { cx, FOCUS_RING, TOUCH_HEIGHT } from '../styling/class-names';

export interface CheckboxProps extends Omit<
  BaseCheckbox.Root.Props,
  'children' | 'className' | 'render' | 'onCheckedChange'
> {
  /** Its words; pressing them ticks the box too. */
  readonly children: ReactNode;
  readonly className?: string;
  readonly onCheckedChange?: (checked: boolean) => void;
}

/** A box that is ticked or not. */
export function Checkbox({ children, className, onCheckedChange, ...rest }: CheckboxProps) {
  return (
    <label
      className={cx(
        'inline-flex max-w-full items-center gap-2 text-sm text-text has-data-disabled:opacity-50',
        TOUCH_HEIGHT,
        className,
      )}
    >
      <BaseCheckbox.Root
        {...rest}
        onCheckedChange={(checked) => onCheckedChange?.(checked)}
        className={cx(
          'flex size-5 shrink-0 items-center justify-center rounded-s border border-muted bg-raised text-on-accent',
          'data-checked:border-accent data-checked:bg-accent data-indeterminate:border-accent data-indeterminate:bg-accent',
          FOCUS_RING,
        )}
      >
        <BaseCheckbox.Indicator className="flex">
          <Icon name={rest.indeterminate ? 'minus' : 'check'} className="size-4" />
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <span className="min-w-0 break-words">{children}</span>
    </label>
  );
}
