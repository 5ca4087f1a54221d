import { ROOMY_QUERY, TABLET_QUERY, useMedia } from '@heptad/feature-module';
import { useLayoutEffect, useRef, useState } from 'react';

/** Between cards, CSS pixels. */
export const GRID_GAP = 10;
/** Below the picture of a card, CSS pixels. */
export const CARD_FOOT = 46;

/** The geometry of a grid of games. */
export interface Grid {
  readonly columns: number;
  /** Of a card, CSS pixels. */
  readonly width: number;
  /** Of a row with what stands between rows. */
  readonly rowHeight: number;
}

/** The geometry for a column of a width, so that rows have their height before anything is measured. */
export function gridOf(columnWidth: number, columns: number): Grid {
  const width = Math.max(0, (columnWidth - GRID_GAP * (columns - 1)) / columns);
  return { columns, width, rowHeight: width + CARD_FOOT + GRID_GAP };
}

/** The grid of the window that is there; follows it. The frame is what the grid fills. */
export function useGrid(expectedWidth: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(expectedWidth);
  const roomy = useMedia(ROOMY_QUERY);
  const tablet = useMedia(TABLET_QUERY);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = (): void => {
      // Nothing is measured where nothing is laid out.
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, grid: gridOf(width, roomy ? 6 : tablet ? 5 : 3) };
}
