import { useCallback, useMemo, useRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
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
  /** Height to reckon with until a row has been measured, in CSS pixels. */
  readonly estimateHeight: (row: Row) => number;
  readonly renderRow: RenderRow<Row>;
  /** Whether a row is the header of a group: the current group's header stays at the top. */
  readonly isHeader?: (row: Row) => boolean;
  /** Names the list for screen readers. */
  readonly label: string;
  /** Who scrolls: the page, or the list itself, which then needs a height. */
  readonly scroll?: 'page' | 'self';
  /** Where headers stay, in CSS pixels from the top, below what else stays there. */
  readonly stickyTop?: number;
  /** Rows kept ready beyond each edge. */
  readonly overscan?: number;
}

/** A list of any length of which only what is seen is in the page. */
export function WindowedList<Row>({ scroll = 'page', ...props }: WindowedListProps<Row>) {
  return scroll === 'page' ? <PageList {...props} /> : <SelfList {...props} />;
}

type ListProps<Row> = Omit<WindowedListProps<Row>, 'scroll'>;

function PageList<Row>(props: ListProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const margin = usePageOffset(frame);
  const { headers, options, rows, rest } = useList(props);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({ ...options, scrollMargin: margin });
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

/** Sorts a list's props by who needs them. */
function useList<Row>({
  rows,
  getKey,
  estimateHeight,
  renderRow,
  isHeader,
  label,
  stickyTop = 0,
  overscan = 2,
  ...rest
}: ListProps<Row>) {
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
    options: { count: rows.length, overscan, getItemKey, estimateSize, rangeExtractor },
    rows: { rows, renderRow, stickyTop, label },
    rest,
  };
}
