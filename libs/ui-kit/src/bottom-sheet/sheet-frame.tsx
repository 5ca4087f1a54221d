import { defined } from '@heptad/formatting';
import { Drawer } from '@base-ui/react/drawer';
import type { ComponentPropsWithRef, RefObject } from 'react';
import { cx } from '../styling/class-names';

/** What a panel at an edge of the window is, whatever it holds. */
export interface SheetFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What has the focus first; the panel itself or its first control where nothing is said. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Which edge of the window it stands at; the lower one unless given. */
  readonly edge?: keyof typeof EDGES;
}

const BACKDROP =
  'fixed inset-0 z-40 bg-[#000] opacity-[calc(0.6*(1-var(--drawer-swipe-progress,0)))] motion-safe:transition-opacity motion-safe:duration-300 data-swiping:duration-0 data-ending-style:opacity-0 data-starting-style:opacity-0';

const POPUP =
  'flex min-w-0 flex-col bg-raised text-text shadow-2 outline-none motion-safe:transition-transform motion-safe:duration-300 data-swiping:duration-0 data-swiping:select-none motion-safe:data-ending-style:duration-[calc(var(--drawer-swipe-strength,1)*300ms)]';

/** After a throw the rest of the way takes the time that the throw's speed leaves. */
const EDGES = {
  // On a low screen a sheet takes more of it: what a foot holds has to fit, and a line of what it is about above it.
  bottom: {
    swipe: 'down',
    viewport: 'items-end justify-center',
    popup:
      'max-h-[max(85dvh,min(100dvh-1rem,640px))] w-full max-w-[40rem] rounded-t-l [transform:translateY(var(--drawer-swipe-movement-y,0px))] data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]',
  },
  end: {
    swipe: 'right',
    viewport: 'justify-end',
    popup:
      'h-dvh w-[400px] max-w-full rounded-l-l [transform:translateX(var(--drawer-swipe-movement-x,0px))] data-ending-style:[transform:translateX(100%)] data-starting-style:[transform:translateX(100%)]',
  },
} as const;

/**
 * The panel itself: its backdrop, its handle at the lower edge, the way it comes, is dragged and goes. It keeps the focus, gives it back,
 * and holds the page behind still.
 */
export function SheetFrame({
  open,
  onOpenChange,
  initialFocus,
  edge = 'bottom',
  className,
  style,
  children,
  ...rest
}: SheetFrameProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection={EDGES[edge].swipe}>
      <Drawer.Portal>
        <Drawer.Backdrop className={BACKDROP} />
        <Drawer.Viewport className={cx('fixed inset-0 z-50 flex', EDGES[edge].viewport)}>
          <Drawer.Popup
            {...rest}
            {...defined({ style, initialFocus })}
            className={cx(POPUP, EDGES[edge].popup, className)}
          >
            {edge === 'bottom' ? (
              <div
                aria-hidden="true"
                data-part="handle"
                className="flex h-5 shrink-0 items-center justify-center"
              >
                <span className="h-1 w-10 rounded-pill bg-line" />
              </div>
            ) : (
              <div className="h-2 shrink-0" />
            )}
            {children}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
