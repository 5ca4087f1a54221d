import { ITEMS } from '@heptad/device';
import { defined } from '@heptad/formatting';
import {
  isMemberChange,
  sessionActions,
  sessionSelectors,
  type Member,
  type WithSession,
} from '@heptad/session';
import { createVisitorMark } from '@heptad/venue-gateway';
import type { SagaIterator } from 'redux-saga';
import { fork, put, select, take, takeEvery } from 'redux-saga/effects';
import type { SportsServices } from '../../services';
import { itemChanges } from '../../stored-choices/item-changes';
import { readChoices, writeChoices } from '../rules/acceptance';
import { BET_MODE_NUMBERS, BET_MODES, type BetMode } from '../rules/combining';
import { isOpen, type KeptPlacement } from '../placement';
import type { SlipStorage } from '../slip-storage';
import { followTabs } from './following-saga';
import { selectSlip, slipActions, type WithSlip } from '../slip-slice';
import type { SlipState } from '../slip-state';

type Status = ReturnType<typeof sessionSelectors.selectStatus>;

const selectMember = (state: WithSession): Member | undefined => sessionSelectors.selectMember(state);

interface AnyAction {
  readonly type: string;
}

/** The kind of bet that a stored number means (STORE-017); single where there is none (CONST-003). */
const modeOf = (stored: number | undefined): BetMode =>
  BET_MODES.find((mode) => BET_MODE_NUMBERS[mode] === stored) ?? 'single';

/** The most bets that are kept for members who are not there. */
const MAX_ABSENT = 20;

const isSlipAction = ({ type }: AnyAction): boolean => type.startsWith('betSlip/');

/** Brings the slip back at start and keeps it from then on, so that a reload, a deploy or another language loses nothing. */
export function* keepSlip(
  { device }: Pick<SportsServices, 'device'>,
  storage: SlipStorage,
): SagaIterator<void> {
  const { items } = device;
  const { open: _, ...slip } = storage.load();
  yield put(
    slipActions.restored({
      ...slip,
      mode: modeOf(items.get(ITEMS.betMode)),
      acceptance: readChoices(items.get(ITEMS.acceptedOddsChanges)),
    }),
  );
  const visitor = createVisitorMark(items);
  const isOwn = (bet: KeptPlacement): boolean => bet.visitor !== '' && bet.visitor === visitor();
  yield fork(followTabs, storage, isOwn);
  let status: Status = yield select((state: WithSession) => sessionSelectors.selectStatus(state));
  if (status === 'unknown') {
    yield take(sessionActions.sessionRestored);
    status = yield select((state: WithSession) => sessionSelectors.selectStatus(state));
  }
  // Bets belong to a member: a visitor is neither shown them nor can ask about them, and no other member either.
  const come = (bets: readonly KeptPlacement[]) => put(slipActions.placementsRestored(bets));
  if (status === 'member') yield come(storage.loadOpen().filter(isOwn));

  let kept: Pick<SlipState, 'legs' | 'stakes' | 'placements'> = { ...slip, placements: [] };
  yield takeEvery(
    (action: AnyAction) => isSlipAction(action) || isMemberChange(action),
    function* keep(action: AnyAction): SagaIterator<void> {
      const { legs, stakes, nextKey, placements }: SlipState = yield select((state: WithSlip) =>
        selectSlip(state),
      );
      if (legs === kept.legs && stakes === kept.stakes && placements === kept.placements) return;
      const ours = new Set(kept.placements.map(({ key }) => key));
      kept = { legs, stakes, placements };
      // What came from another tab is kept already; saying it back would make the tabs answer each other for ever.
      if (slipActions.followed.match(action)) return;
      const member: Member | undefined = yield select(selectMember);
      const mine = placements.filter(isOpen).map((placement): KeptPlacement => ({
        ...placement,
        visitor: visitor(),
        ...defined({ member: member?.id }),
      }));
      // Who has left or was put out may come back: their bets wait for them. So does a bet that another tab has placed and
      // this one has not heard of yet; only what was here and is no more has found its end.
      const absent = storage
        .loadOpen()
        .filter((bet) => isMemberChange(action) || !isOwn(bet) || !ours.has(bet.key))
        .filter(({ key }) => placements.every((placement) => placement.key !== key));
      storage.save({ legs, stakes, nextKey, open: [...absent.slice(-MAX_ABSENT), ...mine] });
    },
  );
  function* comeBack({ id }: Member): SagaIterator<void> {
    const { placements }: SlipState = yield select((state: WithSlip) => selectSlip(state));
    // What is being placed here is this page's own, and comes from nowhere.
    const known = new Set(placements.map(({ key }) => key));
    yield come(storage.loadOpen().filter(({ member, key }) => member === id && !known.has(key)));
  }
  const present: Member | undefined = yield select(selectMember);
  if (present !== undefined) yield* comeBack(present);
  yield takeEvery(sessionActions.memberLoaded, ({ payload }) => comeBack(payload));
  yield takeEvery(slipActions.modeChosen, ({ payload }) =>
    items.set(ITEMS.betMode, BET_MODE_NUMBERS[payload]),
  );
  yield takeEvery(slipActions.acceptanceChosen, function* keepChoice(): SagaIterator<void> {
    const { acceptance }: SlipState = yield select((state: WithSlip) => selectSlip(state));
    items.set(ITEMS.acceptedOddsChanges, writeChoices(acceptance));
  });
  yield takeEvery(itemChanges(items, ITEMS.betMode), function* followMode(stored): SagaIterator<void> {
    yield put(slipActions.choicesFollowed({ mode: modeOf(stored) }));
  });
  yield takeEvery(
    itemChanges(items, ITEMS.acceptedOddsChanges),
    function* followChoice(stored): SagaIterator<void> {
      yield put(slipActions.choicesFollowed({ acceptance: readChoices(stored) }));
    },
  );
}
