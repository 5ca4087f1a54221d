import type { StoredText } from '@heptad/device';
import { lateWriteSaga } from '@heptad/idempotent-write';
import type { Saga } from 'redux-saga';
import { boardOf } from '../price-board/board-of';
import type { SportsServices } from '../services';
import { placementState } from './placement-state';
import type { PlacingServices } from './placing/send-wager';
import { watchBounds } from './sagas/bounds-saga';
import { keepSlip } from './sagas/keeping-saga';
import { watchQuotes } from './sagas/quotes-saga';
import { selectLegs, type WithSlip } from './slip-slice';
import { createSlipStorage, type SlipStorage } from './slip-storage';

/** What a spec may replace. */
export interface SlipSurroundings {
  readonly storage?: SlipStorage;
  /** Where open bets are kept. */
  readonly openWrites?: StoredText;
  /** Fetches the code of placing: most visits bet nothing, so no page begins with it. */
  readonly loadPlacing?: () => Promise<Saga<[PlacingServices]>> | Saga<[PlacingServices]>;
}

const fetchPlacing = async (): Promise<Saga<[PlacingServices]>> =>
  (await import('./placing/placing')).placing;

/**
 * The slip's workflows: placing, keeping prices and limits true, and keeping the slip itself. Keeping comes last, so that
 * the others hear of the selections it brings back.
 */
export function createSlipSagas({
  storage = createSlipStorage(),
  openWrites,
  loadPlacing = fetchPlacing,
}: SlipSurroundings = {}): Saga<[SportsServices]>[] {
  const placing = lateWriteSaga(placementState, {
    load: loadPlacing,
    isNeeded: (state) => selectLegs(state as WithSlip).length > 0,
    wakes: ({ type }) => type.startsWith('betSlip/'),
  });
  return [
    (services) => placing({ ...services, board: boardOf(services) }, openWrites),
    (services) => watchQuotes(services, boardOf(services)),
    (services) => watchBounds(services, boardOf(services)),
    (services) => keepSlip(services, storage),
  ];
}
