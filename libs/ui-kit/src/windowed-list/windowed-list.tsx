import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import {
  defaultRangeExtractor,
  measureElement,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import type { Range, Virtualizer } from '@tanstack/react-virtual';
import { cx } from '../styling/class-names';
import { withStickyHeader } from './sticky-range';
import { usePageOffset } from './use-page-offset';
import { WindowedRows, type RenderRow } from './windowed-rows';

/** Keep the functions the same between renders: they are part of what the list remembers. */
export interface WindowedListProps<Row> extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** All rows in order, the headers of groups among them. */
  readonly rows: readonly Row[];
  /** The same key for the same row in every order: a row that moves keeps its element and its state. */
  readonly getKey: (row: Row) => string;
  /** Height to assume until a row has been measured, in CSS pixels. */
  readonly estimateHeight: (row: Row) => number;
  /** Whether the assumed heights are the real ones: rows are then drawn by them, and measured only when they change. */
  readonly knowsHeights?: boolean;
  readonly renderRow: RenderRow<Row>;
  /** Whether a row is the header of a group: the current group's header stays at the top. */
  readonly isHeader?: (row: Row) => boolean;
  /** Names the list for screen readers. */
  readonly label: string;
  /** Who scrolls: the page, or the list itself, which then needs a height. */
  readonly scroll?: 'page' | 'self';
  /** Where the list will stand in the page, in CSS pixels from its top, to assume until that is measured. */
  readonly expectedTop?: number;
  /** Where headers stay, in CSS pixels from the top, below what else stays there. */
  readonly stickyTop?: number;
  /** Rows kept ready beyond each edge. */
  readonly overscan?: number;
}

/** A list of any length of which only what is seen is in the page. */
export function WindowedList<Row>({ scroll = 'page', expectedTop = 0, ...props }: WindowedListProps<Row>) {
  return scroll === 'page' ? <PageList {...props} expectedTop={expectedTop} /> : <SelfList {...props} />;
}

const never = () => () => undefined;
const windowHeight = (): number => innerHeight;
/** Of the window that the edge renders for, CSS pixels: no phone's is much higher. */
const firstHeight = (): number => 844;

type ListProps<Row> = Omit<WindowedListProps<Row>, 'scroll' | 'expectedTop'>;

function PageList<Row>({ expectedTop, ...props }: ListProps<Row> & { readonly expectedTop: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const margin = usePageOffset(frame, expectedTop);
  const { headers, options, rows, rest } = useList(props);
  // Known before the list stands in the page, so that its rows are drawn with it, in small steps, and not after it in one.
  const height = useSyncExternalStore(never, windowHeight, firstHeight);
  const [initialRect] = useState(() => ({ width: 0, height }));
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({ ...options, scrollMargin: margin, initialRect });
  return (
    <div {...rest} ref={frame}>
      <WindowedRows {...rows} virtualizer={virtualizer} headers={headers} margin={margin} />
    </div>
  );
}

function SelfList<Row>(props: ListProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const { headers, options, rows, rest } = useList(props);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    ...options,
    getScrollElement: () => frame.current,
  });
  return (
    // A region that scrolls must be reachable by keyboard.
    <div
      {...rest}
      ref={frame}
      role="group"
      aria-label={props.label}
      tabIndex={0}
      className={cx('overflow-y-auto overscroll-contain', rest.className)}
    >
      <WindowedRows {...rows} virtualizer={virtualizer} headers={headers} margin={0} />
    </div>
  );
}

/**
 * The height of a row that has just been drawn, as it is assumed: to ask the browser would make it lay the whole page out before
 * it is complete. An observer tells the real one once the browser has done so of its own accord.
 */
function knownHeight<Scroller extends Element | Window>(
  element: HTMLLIElement,
  entry: ResizeObserverEntry | undefined,
  instance: Virtualizer<Scroller, HTMLLIElement>,
): number {
  if (entry !== undefined || typeof ResizeObserver === 'undefined')
    return measureElement(element, entry, instance);
  const index = instance.indexFromElement(element);
  return instance.measurementsCache[index]?.size ?? instance.options.estimateSize(index);
}

/** What is kept ready beyond the edges can wait until what is seen has been painted. */
function useOverscan(wanted: number): number {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => startTransition(() => setIsPainted(true)), []);
  return isPainted ? wanted : 0;
}

/** Sorts a list's props by who needs them. */
function useList<Row>({
  rows,
  getKey,
  estimateHeight,
  knowsHeights = false,
  renderRow,
  isHeader,
  label,
  stickyTop = 0,
  overscan: wanted = 2,
  ...rest
}: ListProps<Row>) {
  const overscan = useOverscan(wanted);
  const headers = useMemo(
    () => (isHeader ? rows.flatMap((row, index) => (isHeader(row) ? [index] : [])) : []),
    [rows, isHeader],
  );
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : getKey(row);
    },
    [rows, getKey],
  );
  const estimateSize = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? 0 : estimateHeight(row);
    },
    [rows, estimateHeight],
  );
  const rangeExtractor = useCallback(
    (range: Range) => withStickyHeader(headers, range.startIndex, defaultRangeExtractor(range)),
    [headers],
  );
  return {
    headers,
    options: {
      count: rows.length,
      overscan,
      getItemKey,
      estimateSize,
      rangeExtractor,
      ...(knowsHeights && { measureElement: knownHeight }),
    },
    rows: { rows, renderRow, stickyTop, label },
    rest,
  };
}
