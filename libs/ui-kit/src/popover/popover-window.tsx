import { defined } from '@heptad/formatting';
import { Popover as BasePopover } from '@base-ui/react/popover';
import { useOverflows } from '../environment/use-overflows';
import { cx, FOCUS_RING_INSIDE } from '../styling/class-names';
import type { PopoverWindowProps } from './popover';

/** What {@link Popover} shows once its code is there. */
export function PopoverWindow({
  open,
  onOpenChange,
  anchor,
  title,
  hideTitle = false,
  side = 'bottom',
  align = 'center',
  className,
  style,
  children,
  ...rest
}: PopoverWindowProps) {
  const change = (next: boolean, { event, reason }: BasePopover.Root.ChangeEventDetails) => {
    // The button closes by its own press; closing here as well would let that press open it again.
    const onButton = event.target instanceof Node && anchor?.contains(event.target) === true;
    if (reason !== 'outside-press' || !onButton) onOpenChange(next);
  };
  const box = useOverflows();
  return (
    <BasePopover.Root open={open} onOpenChange={change}>
      <BasePopover.Portal>
        <BasePopover.Positioner
          anchor={anchor}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className="z-50"
        >
          <BasePopover.Popup
            {...rest}
            {...defined({ style })}
            finalFocus={() => anchor ?? true}
            className={cx(
              'flex max-h-(--available-height) w-max max-w-[min(20rem,var(--available-width))] min-w-0 flex-col gap-2 rounded-m border border-line bg-raised p-4 text-sm break-words text-text shadow-2 outline-none',
              'motion-safe:transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0',
              className,
            )}
          >
            <BasePopover.Title className={cx('text-base font-semibold', hideTitle && 'sr-only')}>
              {title}
            </BasePopover.Title>
            <div
              {...box}
              className={cx('-m-1 min-h-0 overflow-y-auto overscroll-contain p-1', FOCUS_RING_INSIDE)}
            >
              {children}
            </div>
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
