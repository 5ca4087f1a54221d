import { errorOf } from '@heptad/api-client/testing';
import { money } from '@heptad/formatting';
import type { GameLaunch, Transfer } from '@heptad/venue-gateway';
import type { Result } from '@heptad/api-client';
import { READY_MS } from './play-saga';
import { playActions } from './play-state';
import { GAME_ORIGIN, GAME_URL, launchedAt, startPlay, visitOf } from './testing/play-store';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

/** A promise that a spec settles when it wants. */
function later<Value>() {
  let settle: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

async function opened(own: Parameters<typeof startPlay>[0] = {}, visit: Parameters<typeof visitOf>[0] = {}) {
  const play = startPlay(own);
  play.store.dispatch(playActions.playOpened(visitOf(visit)));
  await pass();
  return play;
}

const AMOUNT = { kind: 'amount', amount: money('50') } as const;

describe('opening a game', () => {
  it('VENUE-017 launches with the member’s standing consent, and plays once the frame is ready', async () => {
    const { launch, stage, speak, wallet } = await opened();
    expect(launch).toHaveBeenCalledWith({
      enName: 'PMDZ',
      gameCode: 'lantern-night',
      callBackAddress: 'http://localhost/venues/play/PMDZ',
    });
    expect(stage()).toEqual({ step: 'opening', url: GAME_URL, origin: GAME_ORIGIN });
    speak({ type: 'ready' });
    expect(stage()).toMatchObject({ step: 'playing', url: GAME_URL });
    await pass(READY_MS * 2);
    expect(stage()).toMatchObject({ step: 'playing' });
    expect(wallet.transferIn).not.toHaveBeenCalled();
  });

  it('VENUE-017 moves the amount that was asked for first, once, and then launches without bringing more', async () => {
    const moving = later<Result<Transfer>>();
    const { launch, stage, wallet } = await opened(
      { wallet: { transferIn: jest.fn(() => moving.promise) } },
      { along: AMOUNT },
    );
    expect(stage()).toEqual({ step: 'money' });
    expect(launch).not.toHaveBeenCalled();
    const key = (wallet.transferIn as jest.Mock).mock.calls[0]?.[2] as string;
    moving.settle({
      ok: true,
      value: { key, direction: 'in', channel: 'PMDZ', state: 'succeeded', amount: money('50') },
    });
    await pass();
    expect(wallet.transferIn).toHaveBeenCalledTimes(1);
    expect(launch).toHaveBeenCalledWith(expect.objectContaining({ bringMoney: false }));
    expect(stage()).toMatchObject({ step: 'opening' });
  });

  it('whose transfer was refused does not launch, and says why', async () => {
    const error = errorOf({ kind: 'business', code: '7003', message: '余额不足' });
    const { launch, stage, wallet } = await opened(
      { wallet: { transferIn: async () => ({ ok: false, error }) } },
      { along: AMOUNT },
    );
    expect(stage()).toEqual({ step: 'failed', failure: { kind: 'refused', error } });
    expect(launch).not.toHaveBeenCalled();
    expect(wallet.recycle).not.toHaveBeenCalled();
  });

  it('whose transfer has no answer waits and asks by its key until it knows, and sends nothing twice', async () => {
    const transferIn = jest.fn(
      async (channel: string, _amount: unknown, key: string): Promise<Result<Transfer>> => ({
        ok: true,
        value: { key, direction: 'in', channel, state: 'confirming' },
      }),
    );
    let known = false;
    const transferStatus = jest.fn(async (key: string): Promise<Result<Transfer | null>> => ({
      ok: true,
      value: { key, direction: 'in', channel: 'PMDZ', state: known ? 'succeeded' : 'confirming' },
    }));
    const { stage, launch } = await opened({ wallet: { transferIn, transferStatus } }, { along: AMOUNT });
    await pass(4_000);
    expect(stage()).toEqual({ step: 'money' });
    expect(launch).not.toHaveBeenCalled();
    known = true;
    await pass(10_000);
    expect(stage()).toMatchObject({ step: 'opening' });
    expect(transferIn).toHaveBeenCalledTimes(1);
  });

  it('as a demo asks for no money and no member', async () => {
    const { demo, launch, wallet, store } = await opened({}, { real: false, along: { kind: 'none' } });
    expect(demo).toHaveBeenCalledWith({ enName: 'PMDZ', gameCode: 'lantern-night' });
    store.dispatch(playActions.playLeft({ visit: 'visit-1' }));
    await pass();
    expect(launch).not.toHaveBeenCalled();
    expect(wallet.recycle).not.toHaveBeenCalled();
  });

  it('twice in one moment launches once', async () => {
    const { store, launch, stage } = startPlay();
    store.dispatch(playActions.playOpened(visitOf()));
    store.dispatch(playActions.playLeft({ visit: 'visit-1' }));
    store.dispatch(playActions.playOpened(visitOf()));
    await pass();
    expect(launch).toHaveBeenCalledTimes(1);
    expect(stage()).toMatchObject({ step: 'opening' });
  });

  it('that is refused says why, and can be tried again', async () => {
    const error = errorOf({ kind: 'business', code: '8001', message: '场馆维护中' });
    const answers: Result<GameLaunch>[] = [{ ok: false, error }, launchedAt()];
    const { store, stage, wallet } = await opened({
      launch: async () => answers.shift() ?? launchedAt(),
    });
    expect(stage()).toEqual({ step: 'failed', failure: { kind: 'refused', error } });
    expect(wallet.recycle).not.toHaveBeenCalled();
    store.dispatch(playActions.playRetried({ visit: 'visit-1' }));
    await pass();
    expect(stage()).toMatchObject({ step: 'opening' });
  });

  it('whose launch lost its answer brings back what may have come along', async () => {
    const { wallet } = await opened({
      launch: async () => ({ ok: false, error: errorOf({ kind: 'timeout' }) }),
    });
    await pass();
    expect(wallet.recycle).toHaveBeenCalledTimes(1);
  });

  it('in a page of its own leads there and keeps the money where it is', async () => {
    const { stage, store, wallet } = await opened({ launch: async () => launchedAt({ ownPage: true }) });
    expect(stage()).toEqual({ step: 'away', url: GAME_URL });
    store.dispatch(playActions.playLeft({ visit: 'visit-1' }));
    await pass();
    expect(wallet.recycle).not.toHaveBeenCalled();
  });
});

describe('a game that does not run', () => {
  it('is said to be dead when it has drawn nothing for ten seconds; the money comes back, and it can be tried again', async () => {
    const { stage, wallet, store, launch } = await opened({}, { along: AMOUNT, bringsBack: false });
    await pass(READY_MS - 1);
    expect(stage()).toMatchObject({ step: 'opening' });
    await pass(1);
    expect(stage()).toEqual({ step: 'failed', failure: { kind: 'dead' } });
    expect(wallet.recycle).toHaveBeenCalledTimes(1);
    store.dispatch(playActions.playRetried({ visit: 'visit-1' }));
    await pass();
    expect(launch).toHaveBeenCalledTimes(2);
    expect(wallet.transferIn).toHaveBeenCalledTimes(2);
    const keys = (wallet.transferIn as jest.Mock).mock.calls.map(([, , key]) => key as string);
    expect(new Set(keys).size).toBe(2);
  });

  it('launches anew only when what was on its way back has arrived', async () => {
    const back = later<Result<Transfer>>();
    const { store, launch, wallet } = await opened({ wallet: { recycle: jest.fn(() => back.promise) } });
    await pass(READY_MS);
    store.dispatch(playActions.playRetried({ visit: 'visit-1' }));
    await pass();
    expect(launch).toHaveBeenCalledTimes(1);
    const key = (wallet.recycle as jest.Mock).mock.calls[0]?.[0] as string;
    back.settle({ ok: true, value: { key, direction: 'back', state: 'succeeded', amount: money('1') } });
    await pass();
    expect(launch).toHaveBeenCalledTimes(2);
  });

  it('in the middle says what it said itself, and the money comes back', async () => {
    const { stage, speak, wallet } = await opened();
    speak({ type: 'ready' });
    speak({ type: 'error', message: '连接已断开' } as never);
    await pass();
    expect(stage()).toEqual({ step: 'failed', failure: { kind: 'ended', message: '连接已断开' } });
    expect(wallet.recycle).toHaveBeenCalledTimes(1);
  });

  it('is not declared ready by the frame of a visit before', async () => {
    const { stage, speak } = await opened();
    speak({ type: 'ready' }, 'visit-0');
    await pass(READY_MS);
    expect(stage()).toEqual({ step: 'failed', failure: { kind: 'dead' } });
  });
});

describe('leaving a game', () => {
  const leave = { visit: 'visit-1' };

  it('VENUE-017 brings the money back once, by the member’s choice', async () => {
    const { store, speak, wallet, stage } = await opened();
    speak({ type: 'ready' });
    store.dispatch(playActions.playLeft(leave));
    store.dispatch(playActions.playLeft(leave));
    await pass(60_000);
    expect(wallet.recycle).toHaveBeenCalledTimes(1);
    expect(wallet.recycle).toHaveBeenCalledWith(expect.any(String), 'PMDZ');
    expect(stage()).toBeUndefined();
  });

  it.each([
    ['chosen so', { bringsBack: false }, {}],
    ['gone to move money', {}, { keepsMoney: true }],
  ])('leaves it at the venue when the member has %s', async (_, visit, left) => {
    const { store, speak, wallet } = await opened({}, visit);
    speak({ type: 'ready' });
    store.dispatch(playActions.playLeft({ ...leave, ...left }));
    await pass(60_000);
    expect(wallet.recycle).not.toHaveBeenCalled();
  });

  it('while it is still launching brings back what the launch then brings along', async () => {
    const launching = later<Result<GameLaunch>>();
    const { store, wallet } = await opened({ launch: () => launching.promise });
    store.dispatch(playActions.playLeft(leave));
    await pass();
    expect(wallet.recycle).not.toHaveBeenCalled();
    launching.settle(launchedAt());
    await pass();
    expect(wallet.recycle).toHaveBeenCalledTimes(1);
  });

  it('whose answer is lost is confirmed by its key, and never sent again', async () => {
    let asked = 0;
    const recycle = jest.fn(async (key: string): Promise<Result<Transfer>> => ({
      ok: true,
      value: { key, direction: 'back', state: 'confirming' },
    }));
    const transferStatus = jest.fn(async (key: string): Promise<Result<Transfer | null>> => {
      asked += 1;
      if (asked < 3) return { ok: false, error: errorOf({ kind: 'offline' }) };
      return { ok: true, value: { key, direction: 'back', state: 'succeeded', amount: money('9') } };
    });
    const { store, speak } = await opened({ wallet: { recycle, transferStatus } });
    speak({ type: 'ready' });
    store.dispatch(playActions.playLeft(leave));
    await pass(60_000);
    expect(recycle).toHaveBeenCalledTimes(1);
    expect(store.getState().gameMoney).toMatchObject([{ status: 'succeeded', end: { amount: '9.00' } }]);
  });
});

describe('a game that is taken away', () => {
  it.each(['rest', 'exclusion', 'limit'] as const)(
    'by a %s goes at once, and all money comes back whatever was chosen',
    async (because) => {
      const { store, speak, wallet, stage } = await opened(
        {},
        { along: { kind: 'none' }, bringsBack: false },
      );
      speak({ type: 'ready' });
      store.dispatch(playActions.gameTaken({ visit: 'visit-1', because }));
      expect(stage()).toEqual({ step: 'taken', because });
      await pass();
      expect(wallet.recycle).toHaveBeenCalledTimes(1);
    },
  );

  it('before it launches is not launched', async () => {
    const { store, launch, wallet, stage } = startPlay();
    store.dispatch(playActions.playOpened(visitOf()));
    store.dispatch(playActions.gameTaken({ visit: 'visit-1', because: 'limit' }));
    await pass();
    expect(launch).not.toHaveBeenCalled();
    expect(wallet.recycle).toHaveBeenCalledTimes(1);
    expect(stage()).toEqual({ step: 'taken', because: 'limit' });
  });

  it('while its money goes along is not launched, and that money comes back', async () => {
    const moving = later<Result<Transfer>>();
    const { store, launch, wallet } = await opened(
      { wallet: { transferIn: jest.fn(() => moving.promise) } },
      { along: AMOUNT },
    );
    store.dispatch(playActions.gameTaken({ visit: 'visit-1', because: 'rest' }));
    const key = (wallet.transferIn as jest.Mock).mock.calls[0]?.[2] as string;
    moving.settle({ ok: true, value: { key, direction: 'in', channel: 'PMDZ', state: 'succeeded' } });
    await pass();
    expect(launch).not.toHaveBeenCalled();
    expect(wallet.recycle).toHaveBeenCalledTimes(1);
  });

  it('while it launches does not come up after all', async () => {
    const launching = later<Result<GameLaunch>>();
    const { store, wallet, stage } = await opened({ launch: () => launching.promise });
    store.dispatch(playActions.gameTaken({ visit: 'visit-1', because: 'rest' }));
    launching.settle(launchedAt());
    await pass();
    expect(stage()).toEqual({ step: 'taken', because: 'rest' });
    expect(wallet.recycle).toHaveBeenCalledTimes(1);
  });
});
