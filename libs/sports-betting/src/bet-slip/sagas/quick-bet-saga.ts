import { money } from '@heptad/formatting';
import { isMemberChange, sessionSelectors, type WithSession } from '@heptad/session';
import type { SagaIterator } from 'redux-saga';
import { put, select, take, takeEvery } from 'redux-saga/effects';
import type { SportsServices } from '../../services';
import { isBusy, isOpen, type Placement } from '../placement';
import { LEAST_QUICK_STAKE, QUICK_STAKE_ITEM, TOLERANCE_ITEM, USUAL_TOLERANCE } from '../quick-bet-choices';
import { acceptanceWithin } from '../rules/acceptance';
import { foldCode } from '../rules/combo-ids';
import { keyOf } from '../slip-selection';
import { selectPlacements, selectSlip, slipActions, type WithSlip } from '../slip-slice';
import type { SlipState } from '../slip-state';

/** A price tapped again so soon after its bet, in milliseconds, is taken for one tap too many: it waits in the slip. */
export const REPEAT_GUARD_MS = 3_000;

const slipOf = (state: WithSlip): SlipState => selectSlip(state);
const isMemberOf = (state: WithSession): boolean => sessionSelectors.selectIsMember(state);

/** Opens the slip on what was tapped or agreed to before this code was there. A question that stands is left to the member. */
function* leaveEarly(): SagaIterator<void> {
  const { quickBet }: SlipState = yield select(slipOf);
  const isMember: boolean = yield select(isMemberOf);
  if (quickBet.key === null || (isMember && !quickBet.confirmed)) return;
  yield put(slipActions.quickBetLeft());
  yield put(slipActions.sheetOpened());
}

/** Follows a quick bet to its end; one that was not taken is shown in the slip, where its reason stands. */
function* showFailure(key: string): SagaIterator<void> {
  for (;;) {
    const placements: readonly Placement[] = yield select((state: WithSlip) => selectPlacements(state));
    const placement = placements.find((each) => each.key === key);
    if (placement === undefined || placement.status === 'accepted') return;
    if (!isBusy(placement)) {
      yield put(slipActions.sheetOpened());
      return;
    }
    yield take([slipActions.betAnswered, slipActions.betRefused, slipActions.leftUndecided, isMemberChange]);
  }
}

/**
 * Bets on a tapped price at once, at the preset stake. It needs the member's consent once in every session; until then, for
 * a visitor, and while another bet is open, the selection waits in the slip. So does one that was tapped before this code
 * was there: nobody expects a bet that late.
 */
export function* quickBets({ clock, device }: Pick<SportsServices, 'clock' | 'device'>): SagaIterator<void> {
  yield* leaveEarly();
  const placedAt = new Map<string, number>();
  const causes = [slipActions.quickBetAsked, slipActions.quickBetConfirmed];
  yield takeEvery(causes, function* bet(): SagaIterator<void> {
    const { quickBet, legs, placements, acceptance }: SlipState = yield select(slipOf);
    const isMember: boolean = yield select(isMemberOf);
    const leg = legs.find((each) => keyOf(each) === quickBet.key);
    if (leg !== undefined && isMember && !quickBet.confirmed) return;
    yield put(slipActions.quickBetLeft());
    if (leg === undefined) return;
    const key = keyOf(leg);
    const repeated = clock.now() - (placedAt.get(key) ?? Number.NEGATIVE_INFINITY) < REPEAT_GUARD_MS;
    if (!isMember || repeated || placements.some(isOpen)) {
      yield put(slipActions.sheetOpened());
      return;
    }
    placedAt.set(key, clock.now());
    const text = device.items.get(QUICK_STAKE_ITEM) ?? LEAST_QUICK_STAKE;
    // In the slip too, so that a bet that is not taken is found there as it was meant.
    yield put(slipActions.stakeChanged({ id: key, text }));
    const request = { id: key, venue: leg.venue, comboCode: foldCode(1), legs: [leg], stake: money(text) };
    const tolerance = device.items.get(TOLERANCE_ITEM) ?? USUAL_TOLERANCE;
    yield put(
      slipActions.placeRequested([
        { ...request, acceptance: acceptanceWithin(acceptance, leg.venue), tolerance },
      ]),
    );
    const after: SlipState = yield select(slipOf);
    const [placement] = after.placements;
    if (placement !== undefined) yield* showFailure(placement.key);
  });
}
