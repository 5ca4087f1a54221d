import { Drawer } from '@base-ui/react/drawer';
import { useOverflows } from '../environment/use-overflows';
import { IconButton } from '../icon-button/icon-button';
import { cx, FOCUS_RING_INSIDE } from '../styling/class-names';
import type { BottomSheetProps } from './bottom-sheet';
import { SheetFrame } from './sheet-frame';

/** What {@link BottomSheet} shows once its code is there. */
export function BottomSheetPanel({
  title,
  hideTitle = false,
  closeLabel,
  headerExtra,
  footer,
  children,
  ...frame
}: BottomSheetProps) {
  const box = useOverflows();
  return (
    <SheetFrame {...frame}>
      <div className="flex shrink-0 items-center gap-2 pr-2 pl-4">
        <Drawer.Title className={cx('min-w-0 flex-1 truncate text-lg font-semibold', hideTitle && 'sr-only')}>
          {title}
        </Drawer.Title>
        {headerExtra}
        <Drawer.Close render={<IconButton icon="close" label={closeLabel} className="ml-auto" />} />
      </div>
      <Drawer.Content
        {...box}
        className={cx(
          FOCUS_RING_INSIDE,
          'min-h-0 flex-1 overflow-y-auto overscroll-contain px-4',
          footer === undefined && 'pb-[max(1rem,var(--inset-bottom))]',
        )}
      >
        {children}
      </Drawer.Content>
      {footer !== undefined && (
        <div
          // The sheet is not dragged by what is tapped in its foot: it would be drawn at each touch, before the tap does anything.
          data-base-ui-swipe-ignore=""
          className="shrink-0 border-t border-line px-4 pt-3 pb-[max(0.75rem,var(--inset-bottom))]"
        >
          {footer}
        </div>
      )}
    </SheetFrame>
  );
}
