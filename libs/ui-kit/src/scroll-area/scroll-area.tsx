import { CSPProvider } from '@base-ui/react/csp-provider';
import { ScrollArea as BaseScrollArea } from '@base-ui/react/scroll-area';
import type { ReactNode } from 'react';
import { cx, FOCUS_RING_INSIDE } from '../styling/class-names';

export interface ScrollAreaProps extends Omit<
  BaseScrollArea.Root.Props,
  'className' | 'render' | 'children' | 'style'
> {
  /** Names the area for screen readers: what scrolls can take the keyboard's focus. */
  readonly label: string;
  /** Which ways it scrolls. */
  readonly scroll?: 'vertical' | 'horizontal' | 'both';
  /** Give it a height, or a width when it scrolls sideways. */
  readonly className?: string;
  readonly children: ReactNode;
}

const BAR =
  'z-1 flex touch-none rounded-pill p-0.5 opacity-0 select-none motion-safe:transition-opacity data-hovering:bg-sunken data-hovering:opacity-100 data-scrolling:opacity-100 data-[orientation=horizontal]:h-3 data-[orientation=horizontal]:flex-col data-[orientation=vertical]:w-3 pointer-coarse:hidden';
const THUMB = 'flex-1 rounded-pill bg-muted opacity-70 hover:opacity-100';
/** What does not scroll is cut, or the browser would scroll it by a hair. */
const CUT = {
  vertical: { overflowX: 'hidden' },
  horizontal: { overflowY: 'hidden' },
  both: {},
} as const;

/**
 * An area of its own scrolling for wide layouts, with a slim bar that is seen while the mouse is over it or it scrolls and
 * takes no room. The scrolling is the browser's: wheel, keys and fingers do what they do elsewhere. Fingers need no bar.
 */
export function ScrollArea({ label, scroll = 'vertical', className, children, ...rest }: ScrollAreaProps) {
  return (
    // The part would hide the browser's bar by a style element, which the page's security policy refuses.
    <CSPProvider disableStyleElements>
      <BaseScrollArea.Root {...rest} className={cx('relative flex min-h-0 min-w-0 flex-col', className)}>
        <BaseScrollArea.Viewport
          role="region"
          aria-label={label}
          style={CUT[scroll]}
          className={cx(
            'min-h-0 w-full flex-1 overscroll-contain rounded-[inherit] [scrollbar-width:none]',
            FOCUS_RING_INSIDE,
          )}
        >
          <BaseScrollArea.Content style={scroll === 'vertical' ? { minWidth: 0 } : {}}>
            {children}
          </BaseScrollArea.Content>
        </BaseScrollArea.Viewport>
        {scroll !== 'horizontal' && (
          <BaseScrollArea.Scrollbar orientation="vertical" className={BAR}>
            <BaseScrollArea.Thumb className={THUMB} />
          </BaseScrollArea.Scrollbar>
        )}
        {scroll !== 'vertical' && (
          <BaseScrollArea.Scrollbar orientation="horizontal" className={BAR}>
            <BaseScrollArea.Thumb className={THUMB} />
          </BaseScrollArea.Scrollbar>
        )}
      </BaseScrollArea.Root>
    </CSPProvider>
  );
}
