import { Drawer } from '@base-ui/react/drawer';
import { IconButton } from '../icon-button/icon-button';
import { cx } from '../styling/class-names';
import type { BottomSheetProps } from './bottom-sheet';

const BACKDROP =
  'fixed inset-0 z-40 bg-[#000] opacity-[calc(0.6*(1-var(--drawer-swipe-progress,0)))] motion-safe:transition-opacity motion-safe:duration-300 data-swiping:duration-0 data-ending-style:opacity-0 data-starting-style:opacity-0';

const POPUP =
  'flex max-h-[85dvh] w-full max-w-[40rem] min-w-0 flex-col rounded-t-l bg-raised text-text shadow-2 outline-none [transform:translateY(var(--drawer-swipe-movement-y,0px))] motion-safe:transition-transform motion-safe:duration-300 data-swiping:duration-0 data-swiping:select-none data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]';

/** What {@link BottomSheet} shows once its code is there. */
export function BottomSheetPanel({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  closeLabel,
  headerExtra,
  footer,
  className,
  style,
  children,
  ...rest
}: BottomSheetProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection="down">
      <Drawer.Portal>
        <Drawer.Backdrop className={BACKDROP} />
        <Drawer.Viewport className="fixed inset-0 z-50 flex items-end justify-center">
          <Drawer.Popup
            {...rest}
            {...(style === undefined ? {} : { style })}
            className={cx(POPUP, className)}
          >
            <div
              aria-hidden="true"
              data-part="handle"
              className="flex h-5 shrink-0 items-center justify-center"
            >
              <span className="h-1 w-10 rounded-pill bg-line" />
            </div>
            <div className="flex shrink-0 items-center gap-2 pr-2 pl-4">
              <Drawer.Title
                className={cx('min-w-0 flex-1 truncate text-lg font-semibold', hideTitle && 'sr-only')}
              >
                {title}
              </Drawer.Title>
              {headerExtra}
              <Drawer.Close render={<IconButton icon="close" label={closeLabel} className="ml-auto" />} />
            </div>
            <Drawer.Content
              className={cx(
                'min-h-0 flex-1 overflow-y-auto overscroll-contain px-4',
                footer === undefined && 'pb-[max(1rem,env(safe-area-inset-bottom))]',
              )}
            >
              {children}
            </Drawer.Content>
            {footer !== undefined && (
              <div className="shrink-0 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
                {footer}
              </div>
            )}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
