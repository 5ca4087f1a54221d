import type { Result } from '@heptad/api-client';
import type { WriteServices } from '@heptad/idempotent-write';
import { offersCashOut, type CashOutOffer, type VenueCode } from '@heptad/venue-gateway';
import type { SagaIterator } from 'redux-saga';
import { all, call, delay, put, race, select, take } from 'redux-saga/effects';
import type { RecordsServices } from '../services';
import { cashOutActions, selectCashOut } from './cash-out-slice';
import { betKeyOf, type BetRef, type CashOutState, type WithCashOut } from './cash-out-state';
import { cashOutWrite } from './cash-out-write';

/** How often the amounts on the screen are asked for, in milliseconds: twice within an offer's life. */
export const OFFER_INTERVAL_MS = 5_000;
/** Cards come onto the screen together: they are asked about together. */
export const GATHER_MS = 50;
/** As many as a venue answers at once. */
export const MOST_AT_ONCE = 50;

type Services = WriteServices & Pick<RecordsServices, 'venues' | 'clock' | 'device'>;

/** A new card, or a bet of which a part was just paid. */
const isNews = (action: unknown): boolean =>
  cashOutActions.watched.match(action) ||
  (cashOutWrite.actions.writeAnswered.match(action) && action.payload.answer.state === 'succeeded');

function* stateNow(): SagaIterator<CashOutState> {
  return yield select((state: WithCashOut) => selectCashOut(state));
}

/** The bets of each venue that are asked about at once. */
function bundles(bets: readonly BetRef[]): readonly (readonly [BetRef, ...BetRef[]])[] {
  const byVenue = new Map<VenueCode, [BetRef, ...BetRef[]][]>();
  for (const bet of bets) {
    const bundled = byVenue.get(bet.venue) ?? [];
    const last = bundled.at(-1);
    if (last !== undefined && last.length < MOST_AT_ONCE) last.push(bet);
    else byVenue.set(bet.venue, [...bundled, [bet]]);
  }
  return [...byVenue.values()].flat();
}

function* ask(services: Services, bets: readonly [BetRef, ...BetRef[]]): SagaIterator<void> {
  const venue = services.venues.sports(bets[0].venue);
  const ids = bets.map(({ id }) => id);
  const answer: Result<readonly CashOutOffer[]> = yield call([venue, venue.cashOutOffers], ids);
  if (answer.ok) {
    yield put(cashOutActions.offersAnswered({ asked: bets, offers: answer.value }));
    return;
  }
  const { offers }: CashOutState = yield call(stateNow);
  const now = services.clock.now();
  const old = bets.filter((bet) => {
    const offer = offers[betKeyOf(bet)];
    return offer?.state === 'open' && offer.expiresAt <= now;
  });
  if (old.length > 0) yield put(cashOutActions.offersExpired(old));
}

/** @param everything also those whose offer still holds until the next turn */
function* askAbout(services: Services, everything: boolean): SagaIterator<void> {
  const { page } = services.device;
  if (!page.visible() || !page.online()) return;
  const { watched, offers }: CashOutState = yield call(stateNow);
  const soon = services.clock.now() + OFFER_INTERVAL_MS;
  const wanting = (bet: BetRef): boolean => {
    const offer = offers[betKeyOf(bet)];
    return offer === undefined || (offer.state === 'open' && offer.expiresAt <= soon);
  };
  const asked = Object.values(watched).filter(
    (bet) => offersCashOut(bet.venue) && (everything || wanting(bet)),
  );
  yield all(bundles(asked).map((bets) => call(ask, services, bets)));
}

/** Keeps the amounts of the bets on the screen fresh, while there are any and somebody looks. */
export function* offersSaga(services: Services): SagaIterator<void> {
  let everything = true;
  for (;;) {
    const { watched }: CashOutState = yield call(stateNow);
    if (Object.keys(watched).length === 0) yield take(cashOutActions.watched);
    yield delay(GATHER_MS);
    yield call(askAbout, services, everything);
    // A new card does not wait for its turn, nor a bet of which a part was just paid.
    const woken: { readonly turn?: true } = yield race({
      turn: delay(OFFER_INTERVAL_MS),
      news: take(isNews),
    });
    everything = woken.turn === true;
  }
}
