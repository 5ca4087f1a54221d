import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { useReducedMotion } from '../environment/use-reduced-motion';
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
  BaseTabs.Root.Props,
  'value' | 'defaultValue' | 'onValueChange' | 'className' | 'render' | 'orientation'
> {
  /** Names the strip for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** `line` underlines the chosen tab, `pill` fills it. */
  readonly variant?: 'line' | 'pill';
  readonly className?: string;
  /** The id of what the tabs choose, where that stands apart from them ({@link panelOf}). */
  readonly panel?: string;
  /** The {@link TabPanel}s, where the content sits directly below. */
  readonly children?: ReactNode;
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
  children,
  ...rest
}: TabsProps<Value>) {
  const strip = useRef<HTMLDivElement>(null);
  const still = useReducedMotion();
  // Another order of the same tabs, which a server may give late, moves the chosen one too.
  const place = items.findIndex((item) => item.value === value);

  useEffect(() => {
    if (strip.current) showChosen(strip.current, still ? 'auto' : 'smooth');
  }, [value, place, items.length, still]);

  // What stands beside the strip may come later and make it narrower.
  useEffect(() => {
    const list = strip.current;
    if (!list || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => showChosen(list, 'auto'));
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  return (
    <BaseTabs.Root
      {...rest}
      value={value}
      onValueChange={(next: Value) => onValueChange(next)}
      data-variant={variant}
      className={cx('min-w-0', className)}
    >
      <BaseTabs.List ref={strip} aria-label={label} activateOnFocus className="relative flex strip">
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            {...(panel !== undefined && { id: tabId(panel, item.value), 'aria-controls': panel })}
            className={cx(TAB, TOUCH_HEIGHT, VARIANTS[variant], FOCUS_RING_INSIDE)}
          >
            {item.leading}
            {item.label}
            {item.count !== undefined && <span className="text-xs tabular-nums">{item.count}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {children}
    </BaseTabs.Root>
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

export interface TabPanelProps extends Omit<BaseTabs.Panel.Props, 'className' | 'render'> {
  readonly value: string;
  readonly className?: string;
}

/** What belongs to one tab; mounted while its tab is chosen. */
export function TabPanel({ className, ...rest }: TabPanelProps) {
  return <BaseTabs.Panel {...rest} className={cx(FOCUS_RING_INSIDE, className)} />;
}
