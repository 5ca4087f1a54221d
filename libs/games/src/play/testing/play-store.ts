import { queryApi, type Result } from '@heptad/api-client';
import { gamePlay } from '@heptad/contracts';
import { fakeDevice } from '@heptad/device/testing';
import { money } from '@heptad/formatting';
import { forgottenWrites } from '@heptad/idempotent-write/testing';
import { sessionActions, sessionReducer } from '@heptad/session';
import { stubVenueGateway, stubWallet } from '@heptad/venue-gateway/testing';
import type { GameLaunch, Transfer, WalletPort } from '@heptad/venue-gateway';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { gameMoney } from '../game-money';
import { gameMoneySending } from '../game-money-sending';
import { playSaga } from '../play-saga';
import { playActions, playReducer, selectPlay, type PlayVisit } from '../play-state';

/** Specs only: a game's origin, and the frame's address there. */
export const GAME_ORIGIN = 'http://127.0.0.1:4601';
export const GAME_URL = `${GAME_ORIGIN}/play/lantern-night#token=t`;

export const launchedAt = (over: Partial<GameLaunch> = {}): Result<GameLaunch> => ({
  ok: true,
  value: { url: GAME_URL, origin: GAME_ORIGIN, ...over },
});

/** Specs only: one opening of a game for play money. */
export const visitOf = (over: Partial<PlayVisit> = {}): PlayVisit => ({
  id: 'visit-1',
  enName: 'PMDZ',
  game: 'lantern-night',
  real: true,
  along: { kind: 'automatic' },
  bringsBack: true,
  callBackAddress: 'http://localhost/venues/play/PMDZ',
  ...over,
});

const moved = (key: string, direction: 'in' | 'back'): Result<Transfer> => ({
  ok: true,
  value: { key, direction, channel: 'PMDZ', state: 'succeeded', amount: money('100') },
});

/** Specs only: play and its money in a store of their own, with what launch and wallet answer. */
export function startPlay(
  own: {
    readonly launch?: () => Promise<Result<GameLaunch>>;
    readonly demo?: () => Promise<Result<GameLaunch>>;
    readonly wallet?: Partial<WalletPort>;
  } = {},
) {
  const launch = jest.fn(own.launch ?? (async () => launchedAt()));
  const demo = jest.fn(own.demo ?? (async () => launchedAt()));
  const wallet = {
    transferIn: jest.fn(async (_channel: string, _amount: unknown, key: string) => moved(key, 'in')),
    recycle: jest.fn(async (key: string) => moved(key, 'back')),
    transferStatus: jest.fn(async (key: string): Promise<Result<Transfer | null>> => moved(key, 'back')),
    ...own.wallet,
  };
  const services = {
    venues: stubVenueGateway({ games: { launch, demo }, wallet: stubWallet(wallet) }),
    device: fakeDevice(),
    visitor: () => 'member',
  };
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      session: sessionReducer,
      queryApi: queryApi.reducer,
      play: playReducer,
      gameMoney: gameMoney.reducer,
    }),
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { services } } }).concat(queryApi.middleware, sagas),
    enhancers: (standard) => standard({ autoBatch: false }),
  });
  store.dispatch(sessionActions.sessionRestored({ loggedIn: true }));
  sagas.run(gameMoneySending, services, { openWrites: forgottenWrites() });
  sagas.run(playSaga, services);
  const stage = () => selectPlay(store.getState()).stage;
  const speak = (message: Omit<gamePlay.GameMessage, 'channel'>, visit = 'visit-1') => {
    const whole = { channel: gamePlay.FRAME_CHANNEL, ...message } as gamePlay.GameMessage;
    store.dispatch(playActions.frameSpoke({ visit, message: whole }));
  };
  return { store, launch, demo, wallet, stage, speak };
}
