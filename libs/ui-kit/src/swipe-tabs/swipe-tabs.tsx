import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useReducedMotion } from '../environment/use-reduced-motion';
import { TabPanel, Tabs, type TabsProps } from '../tabs/tabs';
import { startSwipe, type SwipeEngine } from './swipe-engine';

export interface SwipeTabsProps<Value extends string> extends Omit<TabsProps<Value>, 'children'> {
  /** Draws the panel of a tab. At rest only the chosen one is in the page, during a swipe its neighbours too. */
  readonly renderPanel: (value: Value) => ReactNode;
}

/**
 * Tabs whose panel is changed by a sideways swipe as well. Scrolling up and down stays the page's, sideways scrollers and
 * carousels inside keep their own movement, and tabs that are disabled are passed over.
 */
export function SwipeTabs<Value extends string>({ renderPanel, ...tabs }: SwipeTabsProps<Value>) {
  const { items, value, onValueChange } = tabs;
  const area = useRef<HTMLDivElement>(null);
  const engine = useRef<SwipeEngine | null>(null);
  const [moving, setMoving] = useState(false);
  const still = useReducedMotion();
  const open = items.filter((item) => item.value === value || item.disabled !== true);
  const openKey = open.map((item) => item.value).join('\n');
  const chosen = open.findIndex((item) => item.value === value);
  const latest = useRef({ chosen, open, onValueChange });

  useLayoutEffect(() => {
    latest.current = { chosen, open, onValueChange };
  });

  useLayoutEffect(() => {
    if (area.current === null) return;
    const running = startSwipe(area.current, {
      initialIndex: latest.current.chosen,
      still,
      onMoving: setMoving,
      onSwiped: (index) => {
        const next = latest.current.open[index];
        if (next !== undefined && index !== latest.current.chosen) latest.current.onValueChange(next.value);
      },
    });
    engine.current = running;
    return () => {
      engine.current = null;
      running.destroy();
    };
  }, [openKey, still]);

  useEffect(() => engine.current?.show(chosen), [chosen]);

  return (
    <Tabs {...tabs}>
      <div ref={area} data-swiping={moving || undefined} className="touch-pan-y overflow-x-clip">
        <div key={openKey} className="swipe-track relative flex w-full [transition-property:transform]">
          {open.map((item, index) => (
            <TabPanel
              key={item.value}
              value={item.value}
              keepMounted
              // The engine measures every panel, so none is hidden; what is beside the chosen one is out of reach instead.
              hidden={false}
              inert={index !== chosen}
              className="swipe-panel w-full min-w-0 shrink-0"
            >
              {(index === chosen || (moving && Math.abs(index - chosen) === 1)) && renderPanel(item.value)}
            </TabPanel>
          ))}
        </div>
      </div>
    </Tabs>
  );
}
