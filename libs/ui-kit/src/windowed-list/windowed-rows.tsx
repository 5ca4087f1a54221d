import { memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { Virtualizer } from '@tanstack/react-virtual';
import { headerOf } from './sticky-range';

/** Draws one row. */
export type RenderRow<Row> = (row: Row, index: number) => ReactNode;

interface RowContentProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly renderRow: RenderRow<Row>;
}

/** Keeps a row from being drawn again while the list scrolls. */
const RowContent = memo(function RowContent<Row>({ row, index, renderRow }: RowContentProps<Row>) {
  return renderRow(row, index);
}) as <Row>(props: RowContentProps<Row>) => ReactNode;

interface WindowedRowsProps<Row, Scroller extends Element | Window> {
  readonly virtualizer: Virtualizer<Scroller, HTMLLIElement>;
  readonly rows: readonly Row[];
  readonly renderRow: RenderRow<Row>;
  /** Indexes of the rows that are headers, ascending. */
  readonly headers: readonly number[];
  /** How far the list is from where scrolling begins, in CSS pixels. */
  readonly margin: number;
  readonly stickyTop: number;
  readonly label: string;
}

/** The rows that are in the page now, each at its place. */
export function WindowedRows<Row, Scroller extends Element | Window>({
  virtualizer,
  rows,
  renderRow,
  headers,
  margin,
  stickyTop,
  label,
}: WindowedRowsProps<Row, Scroller>) {
  const items = virtualizer.getVirtualItems();
  const edge = (virtualizer.scrollOffset ?? 0) + stickyTop;
  const first = items.find((item) => item.index >= (virtualizer.range?.startIndex ?? 0) && item.end > edge);
  const stuck = first === undefined || first.start > edge ? null : headerOf(headers, first.index);

  const place = (index: number, start: number): CSSProperties =>
    index === stuck
      ? { position: 'sticky', top: stickyTop, zIndex: 1 }
      : { position: 'absolute', top: 0, left: 0, transform: `translateY(${start - margin}px)` };

  return (
    <ul aria-label={label} className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
      {items.map((item) => {
        const row = rows[item.index];
        return row === undefined ? null : (
          <li
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            data-sticky={item.index === stuck || undefined}
            aria-setsize={rows.length}
            aria-posinset={item.index + 1}
            className="w-full"
            style={place(item.index, item.start)}
          >
            <RowContent row={row} index={item.index} renderRow={renderRow} />
          </li>
        );
      })}
    </ul>
  );
}
