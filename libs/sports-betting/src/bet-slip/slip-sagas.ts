import type { Saga } from 'redux-saga';
import type { PriceBoard } from '../price-board/price-board';
import type { SportsServices } from '../services';
import { watchBounds } from './sagas/bounds-saga';
import { keepSlip } from './sagas/keeping-saga';
import { placementSaga } from './sagas/placement-saga';
import { quickBets } from './sagas/quick-bet-saga';
import { watchQuotes } from './sagas/quotes-saga';
import { createSlipStorage, type SlipStorage } from './slip-storage';

/**
 * The slip's workflows: placing, keeping prices and limits true, and keeping the slip itself. Keeping comes last, so that
 * the others hear of the bets it brings back.
 * @param board where prices are, for the check before a bet is sent
 */
export function createSlipSagas(
  board: PriceBoard,
  storage: SlipStorage = createSlipStorage(),
): Saga<[SportsServices]>[] {
  return [
    (services) => placementSaga(services, board),
    (services) => quickBets(services),
    (services) => watchQuotes(services, board),
    (services) => watchBounds(services, board),
    (services) => keepSlip(services, storage),
  ];
}
