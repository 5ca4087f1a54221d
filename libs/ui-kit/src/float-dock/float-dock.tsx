import { useId, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, KeyboardEvent, ReactNode } from 'react';
import type { IconName } from '../icon/icon-shapes';
import { cx } from '../styling/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { keyPlace, type DockPlace } from './dock-place';
import { DockTab } from './dock-tab';
import { useDockDrag } from './use-dock-drag';
import { usePageScrolling } from './use-page-scrolling';

export interface FloatDockProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly labels: {
    /** Names the dock. */
    readonly dock: string;
    /** On the button that brings it out. */
    readonly show: string;
    /** On the button that puts it away. */
    readonly hide: string;
    /** How the button moves it, for screen readers: by dragging and by the arrow keys. */
    readonly move: string;
  };
  /** `li` elements. */
  readonly children: ReactNode;
  /** Where it is at first; the lower right corner by default. */
  readonly defaultPlace?: DockPlace;
  /** Called with the place where it comes to rest, so that it can be remembered. */
  readonly onPlaceChange?: (place: DockPlace) => void;
  /** Whether it is put away at first. */
  readonly defaultTucked?: boolean;
  /** Puts it away when the page is scrolled. */
  readonly tuckOnScroll?: boolean;
  /** Classes for the four edges of its room; those of the kit's own bars unless given. */
  readonly room?: string;
  /** On the tab that is seen while it is away. */
  readonly icon?: IconName;
}

/** Free of the bars of the kit and of the device. */
const ROOM = 'inset-x-0 top-[calc(56px+env(safe-area-inset-top))] bottom-[calc(60px+var(--inset-bottom))]';
const CORNER: DockPlace = { side: 'right', share: 1 };

/**
 * Things that float at the page's edge. The dock is dragged anywhere and snaps to the nearer edge; the arrow keys move it
 * from its button. It never leaves its room, which leaves the bars of the page free.
 * Put away, only a narrow tab is left, so that what is below can be read and pressed.
 */
export function FloatDock({
  labels,
  children,
  defaultPlace = CORNER,
  onPlaceChange,
  defaultTucked = false,
  tuckOnScroll = true,
  room = ROOM,
  icon,
  className,
  ...rest
}: FloatDockProps) {
  const moveId = useId();
  const listId = useId();
  const dock = useRef<HTMLElement>(null);
  const [place, setPlace] = useState(defaultPlace);
  const [tucked, setTucked] = useState(defaultTucked);

  const moveTo = (next: DockPlace) => {
    setPlace(next);
    onPlaceChange?.(next);
  };
  const { shift, handlers } = useDockDrag(dock, moveTo);
  usePageScrolling(tuckOnScroll && !tucked, () => setTucked(true));

  const pressKey = (event: KeyboardEvent) => {
    const next = keyPlace(place, event.key);
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  };

  const { side, share } = place;
  const across = side === 'left' ? 0 : 100;
  return (
    <div {...rest} className={cx('pointer-events-none fixed z-20', room, className)}>
      <aside
        {...handlers}
        ref={dock}
        aria-label={labels.dock}
        data-side={side}
        data-tucked={tucked || undefined}
        data-dragging={shift !== null || undefined}
        className={cx(
          'absolute flex touch-none flex-col items-center select-none',
          shift === null && 'motion-safe:transition-[left,top,translate] motion-safe:duration-200',
        )}
        style={{
          left: `${across}%`,
          top: `${share * 100}%`,
          translate: `calc(${-across}% + ${shift?.x ?? 0}px) calc(${-share * 100}% + ${shift?.y ?? 0}px)`,
        }}
      >
        <ul
          id={listId}
          hidden={tucked}
          className={cx('mx-4 flex-col gap-1', !tucked && 'pointer-events-auto flex')}
        >
          {children}
        </ul>
        <DockTab
          label={tucked ? labels.show : labels.hide}
          tucked={tucked}
          side={side}
          icon={icon}
          aria-controls={listId}
          aria-describedby={moveId}
          onClick={() => setTucked(!tucked)}
          onKeyDown={pressKey}
        />
        <VisuallyHidden id={moveId}>{labels.move}</VisuallyHidden>
      </aside>
    </div>
  );
}
