import type { ReactNode } from 'react';
import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { cx, FOCUS_RING, TOUCH_HEIGHT } from '../styling/class-names';

export interface SwitchProps extends Omit<
  BaseSwitch.Root.Props,
  'children' | 'className' | 'render' | 'onCheckedChange'
> {
  /** Its words, before the switch; pressing them flips it too. */
  readonly children: ReactNode;
  readonly className?: string;
  readonly onCheckedChange?: (checked: boolean) => void;
}

/** A setting that takes effect at once. */
export function Switch({ children, className, onCheckedChange, ...rest }: SwitchProps) {
  return (
    <label
      className={cx(
        'flex items-center justify-between gap-3 text-base text-text has-data-disabled:opacity-50',
        TOUCH_HEIGHT,
        className,
      )}
    >
      <span className="min-w-0 break-words">{children}</span>
      <BaseSwitch.Root
        {...rest}
        onCheckedChange={(checked) => onCheckedChange?.(checked)}
        className={cx(
          'relative h-[26px] w-[46px] shrink-0 rounded-pill border border-line bg-sunken p-[2px] data-checked:border-accent data-checked:bg-accent',
          FOCUS_RING,
        )}
      >
        {/* In pixels like its track: a brand's own spacing would push it over the edge, or leave it short of it. */}
        <BaseSwitch.Thumb className="block size-[20px] rounded-full bg-muted motion-safe:transition-transform data-checked:translate-x-[20px] data-checked:bg-on-accent" />
      </BaseSwitch.Root>
    </label>
  );
}
