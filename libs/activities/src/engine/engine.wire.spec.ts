import { queryApi } from '@heptad/api-client';
import { activity, wallet } from '@heptad/contracts';
import { createClock, createStoredItems } from '@heptad/device';
import { commitmentOf } from '@heptad/game-rules';
import { forgottenWrites } from '@heptad/idempotent-write/testing';
import { sessionReducer } from '@heptad/session';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { sandboxApi } from '../testing/sandbox-api';
import type { Activity } from './activity';
import { activityApi } from './activity-queries';
import { verifyDraw } from './proof/verify-draw';
import { playWrite, type PlayOrder } from './write/activity-write';
import { playSending } from './write/sending';

/** The feature's plays, whose network is the sandbox in this process. */
function connect(sandbox: TestSandbox, token: string) {
  const services = {
    ...sandboxApi(sandbox, token),
    device: { items: createStoredItems(null, createClock()) },
    visitor: () => token,
    language: { current: () => 'zh-CN' as const, choose: async () => undefined },
  } as const;
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      session: sessionReducer,
      activityPlay: playWrite.reducer,
      queryApi: queryApi.reducer,
    }),
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { services } } }).concat(queryApi.middleware, sagas),
  });
  const workflow = sagas.run(playSending, services, { openWrites: forgottenWrites() });
  const last = (id: string) => playWrite.select(store.getState(), id);
  return {
    api: services.api,
    close: () => workflow.cancel(),
    detail: async (id: string): Promise<Activity> => {
      const asked = { id, locale: 'zh-CN' } as const;
      const answer = await store.dispatch(
        // Nobody watches it: what a play changes is asked for again by the spec alone, and never after it.
        activityApi.endpoints.activity.initiate(asked, { forceRefetch: true, subscribe: false }),
      );
      if (answer.data === undefined) throw new Error(`no activity ${id}`);
      return answer.data;
    },
    /** Taps twice, as impatient fingers do, and gives the play once it has left `sending`. */
    play: (order: PlayOrder) =>
      new Promise<ReturnType<typeof last>>((resolve) => {
        const stop = store.subscribe(() => {
          const progress = last(order.activity);
          if (progress.status === 'idle' || progress.status === 'sending') return;
          stop();
          resolve(progress);
        });
        store.dispatch(playWrite.actions.writeRequested(order));
        store.dispatch(playWrite.actions.writeRequested(order));
      }),
  };
}

describe('activities against the sandbox', () => {
  let sandbox: TestSandbox;
  let page: ReturnType<typeof connect>;
  beforeEach(async () => {
    sandbox = await startSandbox({ now: () => Date.parse('2026-11-18T12:00:00+08:00') });
    page = connect(sandbox, await sandbox.logIn());
  });
  afterEach(() => {
    page.close();
    return sandbox.close();
  });

  const idOf = async (kind: string): Promise<string> => {
    const answer = await page.api.send(activity.list, {});
    const found = answer.ok ? answer.value.activities.find((each) => each.kind === kind) : undefined;
    if (found === undefined) throw new Error(`the list has no ${kind}`);
    return found.id;
  };
  const centre = async () => {
    const answer = await page.api.send(wallet.balances, {});
    return answer.ok ? answer.value.center : undefined;
  };
  const records = async (id: string) => {
    const answer = await page.api.send(activity.records, { page: 1, size: 20, id });
    return answer.ok ? answer.value : undefined;
  };

  it('ROUTE-132 ROUTE-114 pay a signed day once, however often it is tapped, and the records say so', async () => {
    const id = await idOf('signHaveGifts');
    expect(await page.detail(id)).toMatchObject({ skew: 0, waits: 1, board: { kind: 'signHaveGifts' } });
    expect(await page.play({ activity: id })).toMatchObject({ status: 'succeeded', end: { paid: '1.00' } });
    expect(await centre()).toBe('10001.00');
    expect(await records(id)).toMatchObject({ total: 1, paid: '1.00', items: [{ state: 'paid' }] });
    expect((await page.detail(id)).board).toMatchObject({ signed: 1, streak: 1 });
    expect((await sandbox.invariants()).holds).toBe(true);
  });

  it('a play whose answer was cut is confirming, and known to the platform by its key', async () => {
    const id = await idOf('signHaveGifts');
    sandbox.scenarios.add({ path: activity.play.path, effect: { malformed: 'truncated' } });
    const play = await page.play({ activity: id });
    expect(play.status).toBe('confirming');
    const idempotencyKey = play.status === 'idle' ? '' : play.key;
    expect(await page.api.send(activity.writeStatus, { idempotencyKey })).toMatchObject({
      ok: true,
      value: { known: 1, play: { id, paid: '1.00' } },
    });
    expect(await centre()).toBe('10001.00');
  });

  it('a draw is the one that was promised, and this build’s own check says so', async () => {
    const id = await idOf('themedLottery');
    const { fairness, prizes } = await page.detail(id);
    const play = await page.play({ activity: id, clientSeed: 'my own part' });
    const proof = play.status === 'succeeded' ? play.end.proof : undefined;
    if (proof === undefined) throw new Error('the draw has no proof');
    expect(verifyDraw(proof)).toEqual({ promise: true, draw: true });
    expect(proof).toMatchObject({ ...fairness, clientSeed: 'my own part' });
    expect(commitmentOf(proof.serverSeed)).toBe(fairness?.commitment);
    expect(proof.weights).toEqual(prizes.map(({ weight }) => weight ?? 0));
    expect((await sandbox.invariants()).holds).toBe(true);
  });
});
