import { convertOdds } from '@heptad/formatting';
import { memo } from 'react';
import type { OddsTypeValue } from '../odds-format/odds-format-slice';
import { usePrice } from '../price-board/app-board';

export interface PriceTextProps {
  readonly selectionKey: string;
  readonly type: OddsTypeValue;
}

/**
 * The one part of a cell that a tick draws again. Whether the price moved is a data attribute, so that showing it moves
 * nothing.
 */
export const PriceText = memo(function PriceText({ selectionKey, type }: PriceTextProps) {
  const price = usePrice(selectionKey);
  return (
    <span
      data-mark={price?.mark ?? undefined}
      className="odds-value numeric text-[15px] leading-[20px] group-aria-pressed/cell:text-on-accent! data-[mark=down]:text-down data-[mark=up]:text-up"
    >
      {price?.odds === undefined ? '' : convertOdds(price.odds, type)}
    </span>
  );
});
