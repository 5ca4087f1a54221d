import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useReducedMotion } from '../environment/use-reduced-motion';
import { chooseByKey, reachedByTab } from '../roving-focus/roving-focus';
import { cx, FOCUS_RING_INSIDE, TOUCH_HEIGHT } from '../styling/class-names';

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly leading?: ReactNode;
  /** A number after the label, already formatted. */
  readonly count?: string;
  readonly disabled?: boolean;
}

export interface TabsProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'className' | 'children'
> {
  /** Names the strip for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** `line` underlines the chosen tab, `pill` fills it. */
  readonly variant?: 'line' | 'pill';
  readonly className?: string;
  /** The id of what the tabs choose ({@link panelOf}). */
  readonly panel: string;
}

/** The id by which {@link panelOf} names what chooses a value: a tab, or another control in its place. */
export const tabId = (panel: string, value: string): string => `${panel}-${value}`;

const TAB =
  'inline-flex shrink-0 items-center gap-1 px-3 text-base whitespace-nowrap text-muted select-none data-active:font-medium data-disabled:opacity-50';

const VARIANTS = {
  line: 'border-b-2 border-transparent data-active:border-accent data-active:text-text',
  pill: 'rounded-pill data-active:bg-accent data-active:text-on-accent',
} as const;

/** Scrolls a strip, and never the page, until its chosen tab is in the middle. */
function showChosen(list: HTMLElement, behavior: ScrollBehavior): void {
  const active = list.querySelector<HTMLElement>('[data-active]');
  if (!active) return;
  list.scrollTo?.({ left: active.offsetLeft - (list.clientWidth - active.offsetWidth) / 2, behavior });
}

/** A strip of tabs that scrolls sideways and keeps the chosen one in view. Arrow keys, Home and End move through it. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  variant = 'line',
  className,
  panel,
  ...rest
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const still = useReducedMotion();
  // Another order of the same tabs, which a server may give late, moves the chosen one too.
  const place = items.findIndex((item) => item.value === value);

  // Where the strip stands at first is told by the observer below, once the browser has laid the page out of its own accord.
  const seen = useRef(`${value} ${place} ${items.length}`);
  useEffect(() => {
    const now = `${value} ${place} ${items.length}`;
    if (list.current && seen.current !== now) showChosen(list.current, still ? 'auto' : 'smooth');
    seen.current = now;
  }, [value, place, items.length, still]);

  // What stands beside the strip may come later and make it narrower.
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => showChosen(element, 'auto'));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const reached = reachedByTab(items, value);
  return (
    <div {...rest} data-variant={variant} className={cx('min-w-0', className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={(event) => chooseByKey(event, 'tab')}
        className="relative flex strip"
      >
        {items.map((item) => {
          const isChosen = item.value === value;
          return (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={tabId(panel, item.value)}
              aria-selected={isChosen}
              aria-controls={panel}
              disabled={item.disabled ?? false}
              tabIndex={item.value === reached ? 0 : -1}
              data-active={isChosen ? '' : undefined}
              data-disabled={item.disabled === true ? '' : undefined}
              onClick={() => {
                if (!isChosen) onValueChange(item.value);
              }}
              className={cx(TAB, TOUCH_HEIGHT, VARIANTS[variant], FOCUS_RING_INSIDE)}
            >
              {item.leading}
              {item.label}
              {item.count !== undefined && <span className="text-xs tabular-nums">{item.count}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/**
 * What makes an element the panel of {@link Tabs} that stand apart from it; several strips together may choose what it shows, and
 * all chosen tabs name it.
 * @param panel id, as the strips have it
 * @param chosen the value of each strip
 */
export function panelOf(panel: string, ...chosen: readonly (string | undefined)[]) {
  const tabs = chosen.flatMap((value) => (value === undefined ? [] : [tabId(panel, value)]));
  return { role: 'tabpanel', id: panel, 'aria-labelledby': tabs.join(' ') } as const;
}
