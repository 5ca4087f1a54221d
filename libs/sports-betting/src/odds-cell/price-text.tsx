import { convertOdds, type Odds } from '@heptad/formatting';
import { memo, useCallback, useState } from 'react';
import type { OddsTypeValue } from '../odds-format/odds-format-slice';
import { useBoard } from '../price-board/board-of';

export interface PriceTextProps {
  readonly selectionKey: string;
  readonly type: OddsTypeValue;
}

const textOf = (odds: Odds | undefined, type: OddsTypeValue): string =>
  odds === undefined ? '' : convertOdds(odds, type);

/**
 * The one part of a cell that a tick changes. It is written past React, which would look at every cell of the page to find the
 * few that moved. Whether the price moved is a data attribute, so that showing it moves nothing.
 */
export const PriceText = memo(function PriceText({ selectionKey, type }: PriceTextProps) {
  const board = useBoard();
  // React keeps what it wrote first: what the edge renders, and what the app finds there.
  const [first] = useState(() => textOf(board.get(selectionKey)?.odds, type));
  const place = useCallback(
    (element: HTMLElement) => {
      const show = (): void => {
        const { odds, mark } = board.get(selectionKey) ?? {};
        // A node that is there takes its new text at a fraction of what a new node costs.
        const text = textOf(odds, type);
        const node = element.firstChild ?? element;
        if (node.textContent !== text) node.textContent = text;
        if (mark === (element.dataset['mark'] ?? null)) return;
        if (mark) element.dataset['mark'] = mark;
        else delete element.dataset['mark'];
      };
      show();
      return board.subscribe(selectionKey, show);
    },
    [board, selectionKey, type],
  );
  return (
    <span
      ref={place}
      suppressHydrationWarning
      className={`odds-value numeric text-[15px] leading-[20px] group-data-[shape=line]/cell:leading-[18px] group-aria-pressed/cell:text-on-accent! data-[mark=down]:text-down data-[mark=up]:text-up ${CORNER}`}
    >
      {first}
    </span>
  );
});

/**
 * The cell's corner says the way of a move beside the colour: the upper one up, the lower one down. Its box is always there, so that a
 * move paints and lays nothing out.
 */
const CORNER =
  'after:pointer-events-none after:absolute after:inset-y-[3px] after:right-[3px] after:border-y-[7px] after:border-l-[7px] after:border-transparent data-[mark=down]:after:border-b-current data-[mark=up]:after:border-t-current';
