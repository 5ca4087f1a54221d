import { ROOMY_QUERY, TABLET_QUERY, useMedia } from '@heptad/feature-module';
import { useLayoutEffect, useRef, useState } from 'react';

/** Between cards, CSS pixels. */
export const GRID_GAP = 10;
/** Below the picture of a card, CSS pixels. */
export const CARD_FOOT = 46;

/** The shape of a card's picture: tables have long names and stand wider. */
export type CardShape = 'square' | 'wide';

/** How many cards stand beside each other on a phone, on a tablet, and where there is more room. */
const COLUMNS: Readonly<Record<CardShape, readonly [phone: number, tablet: number, roomy: number]>> = {
  square: [3, 5, 6],
  wide: [2, 3, 4],
};
/** Height of a picture by its width. */
const RATIO: Readonly<Record<CardShape, number>> = { square: 1, wide: 2 / 3 };

/** The geometry of a grid of games. */
export interface Grid {
  readonly columns: number;
  readonly shape: CardShape;
  /** Of a card, CSS pixels. */
  readonly width: number;
  /** Of a row with what stands between rows. */
  readonly rowHeight: number;
}

/** The geometry for a column of a width, so that rows have their height before anything is measured. */
export function gridOf(columnWidth: number, columns: number, shape: CardShape): Grid {
  const width = Math.max(0, (columnWidth - GRID_GAP * (columns - 1)) / columns);
  return { columns, shape, width, rowHeight: width * RATIO[shape] + CARD_FOOT + GRID_GAP };
}

/** The grid of the window that is there; follows it. The frame is what the grid fills. */
export function useGrid(expectedWidth: number, shape: CardShape) {
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
  const [onPhone, onTablet, onRoomy] = COLUMNS[shape];
  return { frame, grid: gridOf(width, roomy ? onRoomy : tablet ? onTablet : onPhone, shape) };
}
