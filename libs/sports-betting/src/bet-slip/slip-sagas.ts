import type { StoredText } from '@heptad/device';
import { lateWriteSaga } from '@heptad/idempotent-write';
import type { Saga, SagaIterator } from 'redux-saga';
import { call, delay, take } from 'redux-saga/effects';
import { boardOf } from '../price-board/board-of';
import type { PriceBoard } from '../price-board/price-board';
import type { SportsServices } from '../services';
import { placementState } from './placement-state';
import type { PlacingServices } from './placing/send-wager';
import { keepSlip } from './sagas/keeping-saga';
import { selectLegs, slipActions, type WithSlip } from './slip-slice';
import { createSlipStorage, type SlipStorage } from './slip-storage';

/** What a spec may replace. */
export interface SlipSurroundings {
  readonly storage?: SlipStorage;
  /** Where open bets are kept. */
  readonly openWrites?: StoredText;
  /** Fetches the code of placing: most visits bet nothing, so no page begins with it. */
  readonly loadPlacing?: () => Promise<Saga<[PlacingServices]>> | Saga<[PlacingServices]>;
  /** Fetches the code that keeps prices and limits true while the slip is on the screen. */
  readonly loadWatching?: () => Promise<Watching> | Watching;
}

type Watching = Saga<[SportsServices, PriceBoard]>;

const fetchPlacing = async (): Promise<Saga<[PlacingServices]>> =>
  (await import('./placing/placing')).placing;

const fetchWatching = async (): Promise<Watching> => (await import('./sagas/watching-saga')).watchSlip;

/** How long it is until code that could not be fetched is asked for again, in milliseconds. */
export const CODE_PAUSE_MS = 10_000;

function* whenWatched(
  services: SportsServices,
  load: NonNullable<SlipSurroundings['loadWatching']>,
): SagaIterator<void> {
  yield take(slipActions.watched);
  for (;;) {
    try {
      const watch: Watching = yield call(load);
      return yield call(watch, services, boardOf(services));
    } catch {
      // Without it no price is confirmed, and none can be bet.
      yield delay(CODE_PAUSE_MS);
    }
  }
}

/**
 * The slip's workflows: placing, keeping prices and limits true, and keeping the slip itself. Keeping comes last, so that
 * the others hear of the selections it brings back.
 */
export function createSlipSagas({
  storage = createSlipStorage(),
  openWrites,
  loadPlacing = fetchPlacing,
  loadWatching = fetchWatching,
}: SlipSurroundings = {}): Saga<[SportsServices]>[] {
  const placing = lateWriteSaga(placementState, {
    load: loadPlacing,
    isNeeded: (state) => selectLegs(state as WithSlip).length > 0,
    wakes: ({ type }) => type.startsWith('betSlip/'),
  });
  return [
    (services) => placing({ ...services, board: boardOf(services) }, openWrites),
    (services) => whenWatched(services, loadWatching),
    (services) => keepSlip(services, storage),
  ];
}
