import type { Saga } from 'redux-saga';
import { boardOf } from '../price-board/board-of';
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
 */
export function createSlipSagas(storage: SlipStorage = createSlipStorage()): Saga<[SportsServices]>[] {
  return [
    (services) => placementSaga(services, boardOf(services)),
    (services) => quickBets(services),
    (services) => watchQuotes(services, boardOf(services)),
    (services) => watchBounds(services, boardOf(services)),
    (services) => keepSlip(services, storage),
  ];
}
