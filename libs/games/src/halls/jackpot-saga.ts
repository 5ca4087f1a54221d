import { platformSocket } from '@heptad/contracts';
import { money } from '@heptad/formatting';
import { sessionActions } from '@heptad/session';
import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { LOCALES } from '@heptad/feature-module';
import { hallQueries } from './hall-queries';

type Pushed = ReturnType<typeof sessionActions.messagePushed>;

/** Lets the jackpots go on as the socket tells, in whichever language they were read; nothing is asked for. */
export function* jackpotSaga(): SagaIterator<void> {
  yield takeEvery(sessionActions.messagePushed, function* moved({ payload }: Pushed): SagaIterator<void> {
    if (payload.msgId !== platformSocket.MESSAGE.jackpotsMoved) return;
    const amounts = new Map(payload.msgData.map(({ code, amount }) => [code, money(amount)]));
    for (const locale of LOCALES)
      yield put(
        hallQueries.util.updateQueryData('jackpots', locale, (jackpots) =>
          jackpots.map((jackpot) => ({ ...jackpot, amount: amounts.get(jackpot.code) ?? jackpot.amount })),
        ),
      );
  });
}
