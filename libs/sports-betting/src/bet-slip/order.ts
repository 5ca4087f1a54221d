import { defined } from '@heptad/formatting';
import type { OddsType } from '@heptad/formatting';
import type { BetOrder, OrderLeg } from '@heptad/venue-gateway';
import type { Price } from '../price-board/price-board';
import type { WagerRequest } from './placement';
import type { SlipSelection } from './slip-selection';

/** A selection as its venue wants it back: the price the member consented to, and the wire data of the venue's last answer. */
export function orderLeg({ match, market, selection, odds }: SlipSelection, { wire }: Price): OrderLeg {
  return { match, market, selection: { ...selection, odds, locked: false, wire } };
}

/** @param notation the one the member reads prices in, where one was chosen: the records tell the price as it was read */
export function betOrder(
  { comboCode, builderOdds, stake, acceptance }: WagerRequest,
  legs: readonly OrderLeg[],
  notation?: OddsType,
): BetOrder {
  return { legs, comboCode, stake, acceptance, ...defined({ builderOdds, notation }) };
}
