import { defined } from '@heptad/formatting';
import { Drawer } from '@base-ui/react/drawer';
import type { ComponentPropsWithRef, RefObject } from 'react';
import { cx } from '../styling/class-names';

/** What a panel at the lower edge is, whatever it holds. */
export interface SheetFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What has the focus first; the panel itself or its first control where nothing is said. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

const BACKDROP =
  'fixed inset-0 z-40 bg-[#000] opacity-[calc(0.6*(1-var(--drawer-swipe-progress,0)))] motion-safe:transition-opacity motion-safe:duration-300 data-swiping:duration-0 data-ending-style:opacity-0 data-starting-style:opacity-0';

/** On a low screen a sheet takes more of it: what a foot holds has to fit. After a throw the rest of the way takes the time that the throw's speed leaves. */
const POPUP =
  'flex max-h-[max(85dvh,min(100dvh-1rem,552px))] w-full max-w-[40rem] min-w-0 flex-col rounded-t-l bg-raised text-text shadow-2 outline-none [transform:translateY(var(--drawer-swipe-movement-y,0px))] motion-safe:transition-transform motion-safe:duration-300 data-swiping:duration-0 data-swiping:select-none data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)] motion-safe:data-ending-style:duration-[calc(var(--drawer-swipe-strength,1)*300ms)]';

/**
 * The panel itself: its backdrop, its handle, the way it comes, is dragged and goes. It keeps the focus, gives it back,
 * and holds the page behind still.
 */
export function SheetFrame({
  open,
  onOpenChange,
  initialFocus,
  className,
  style,
  children,
  ...rest
}: SheetFrameProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection="down">
      <Drawer.Portal>
        <Drawer.Backdrop className={BACKDROP} />
        <Drawer.Viewport className="fixed inset-0 z-50 flex items-end justify-center">
          <Drawer.Popup {...rest} {...defined({ style, initialFocus })} className={cx(POPUP, className)}>
            <div
              aria-hidden="true"
              data-part="handle"
              className="flex h-5 shrink-0 items-center justify-center"
            >
              <span className="h-1 w-10 rounded-pill bg-line" />
            </div>
            {children}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
