import { useRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useReducedMotion } from '../environment/use-reduced-motion';
import { cx } from '../styling/class-names';
import { panelOf } from '../tabs/tabs';
import { useSwipeEngine } from './use-swipe-engine';

export interface SwipePanelsProps<Value extends string> extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children'
> {
  /** The id by which the tabs name what they choose. */
  readonly panel: string;
  /** The tabs that a swipe may choose, in their order; the chosen one among them. */
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** Draws the panel of a tab. At rest only the chosen one is in the page, during a swipe its neighbours too. */
  readonly renderPanel: (value: Value) => ReactNode;
}

/**
 * The panel of tabs that stand apart from it, changed by a sideways swipe as well. Scrolling up and down stays the page's, and sideways
 * scrollers and carousels inside keep their own movement.
 */
export function SwipePanels<Value extends string>({
  panel,
  values,
  value,
  onValueChange,
  renderPanel,
  className,
  ...rest
}: SwipePanelsProps<Value>) {
  const area = useRef<HTMLDivElement>(null);
  const chosen = values.indexOf(value);
  const { ready, moving } = useSwipeEngine(area, {
    wanted: values.length > 1,
    still: useReducedMotion(),
    valuesKey: values.join('\n'),
    chosen,
    onSwiped: (index) => {
      const next = values[index];
      if (next !== undefined && next !== value) onValueChange(next);
    },
  });
  const drawn = ready ? values : [value];
  return (
    <div
      {...rest}
      {...panelOf(panel, value)}
      ref={area}
      data-swiping={moving || undefined}
      className={cx('touch-pan-y overflow-x-clip', className)}
    >
      <div className="swipe-track relative flex w-full [transition-property:transform]">
        {drawn.map((each) => (
          <div key={each} inert={each !== value} className="swipe-panel w-full min-w-0 shrink-0">
            {(each === value || (moving && Math.abs(values.indexOf(each) - chosen) === 1)) &&
              renderPanel(each)}
          </div>
        ))}
      </div>
    </div>
  );
}
