import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../styling/class-names';
import { TabPanel, Tabs, type TabsProps } from '../tabs/tabs';
import { useSwipe } from './use-swipe';

export interface SwipeTabsProps<Value extends string> extends Omit<TabsProps<Value>, 'children'> {
  /** Draws the panel of a tab; only the chosen one is in the page. */
  readonly renderPanel: (value: Value) => ReactNode;
}

/**
 * Tabs whose panel is changed by a sideways swipe as well. Scrolling up and down stays the page's, sideways scrollers and
 * carousels inside keep their own movement, and tabs that are disabled are passed over.
 */
export function SwipeTabs<Value extends string>({ renderPanel, ...tabs }: SwipeTabsProps<Value>) {
  const { items, value, onValueChange } = tabs;
  const area = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<'before' | 'after' | undefined>(undefined);
  const open = items.filter((item) => item.value === value || item.disabled !== true);
  const position = open.findIndex((item) => item.value === value);
  const before = position > 0 ? open[position - 1] : undefined;
  const after = position >= 0 ? open[position + 1] : undefined;

  const offset = useSwipe(area, {
    before: before !== undefined,
    after: after !== undefined,
    onStep: (step) => {
      const next = step === -1 ? before : after;
      if (next === undefined) return;
      setFrom(step === -1 ? 'before' : 'after');
      onValueChange(next.value);
    },
  });

  return (
    <Tabs
      {...tabs}
      onValueChange={(next) => {
        setFrom(undefined);
        onValueChange(next);
      }}
    >
      <div ref={area} data-swiping={offset !== null || undefined} className="touch-pan-y overflow-x-clip">
        <TabPanel
          key={value}
          value={value}
          {...(from === undefined ? {} : { 'data-from': from })}
          className={cx(
            'min-w-0 motion-safe:transition-[translate,opacity] motion-safe:duration-200',
            offset !== null && 'transition-none!',
            from === 'after' && 'motion-safe:starting:translate-x-12 motion-safe:starting:opacity-0',
            from === 'before' && 'motion-safe:starting:-translate-x-12 motion-safe:starting:opacity-0',
          )}
          style={offset === null ? undefined : { translate: `${offset}px` }}
        >
          {renderPanel(value)}
        </TabPanel>
      </div>
    </Tabs>
  );
}
