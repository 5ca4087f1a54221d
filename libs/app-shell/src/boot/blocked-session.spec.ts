import type { ApiError } from '@heptad/api-client';
import { stubApiClient } from '@heptad/api-client/testing';
import { sessionActions } from '@heptad/session';
import { createToastStore, type ToastTimers } from '@heptad/ui-kit';
import { runSaga, stdChannel } from 'redux-saga';
import { listenToFailures } from '../feedback/failure-listener';
import { createSessionEndingSaga } from './session-ending';

const noTimers: ToastTimers = { set: () => 0, clear: () => undefined };
const refusal = (code: string): ApiError => ({ kind: 'business', code, message: '', call: '/x' });

interface Visitor {
  readonly inApp: boolean;
  readonly continued: boolean;
}

/** Both listeners of a refused call, as the composed app joins them. */
function start(visitor: Visitor) {
  let blockHasLed = false;
  const api = stubApiClient();
  const toast = createToastStore(noTimers);
  const goTo = jest.fn();
  listenToFailures({
    api,
    toast,
    site: { learnVisitor: () => undefined },
    text: (error) => (error.kind === 'business' ? error.code : ''),
    exemption: () => visitor,
    onBlocked: (led) => {
      blockHasLed = led;
    },
    here: () => '/mine',
    goTo,
  });
  const channel = stdChannel();
  const saga = createSessionEndingSaga({
    toast,
    allowList: { origins: [], development: false },
    clock: { monotonic: () => 0 },
    text: (situation) => situation,
    blockHasLed: () => blockHasLed,
    here: () => '/mine',
    goTo,
    leaveFor: jest.fn(),
  });
  runSaga({ channel, dispatch: () => undefined }, saga);
  return { api, goTo, toast, put: channel.put };
}

const visitors: readonly Visitor[] = [true, false].flatMap((inApp) =>
  [true, false].map((continued) => ({ inApp, continued })),
);

describe('6031, which both ends the session and blocks the address (OPEN-003)', () => {
  it.each(visitors)('SESSION-020 ERR-033 ERR-034 leads to one place: %j', ({ inApp, continued }) => {
    const { api, goTo, toast, put } = start({ inApp, continued });
    for (let call = 0; call < 5; call += 1) api.fail(refusal('6031'));
    put(sessionActions.sessionExpired({ code: '6031', leadsTo: 'nowhere' }));
    const spared = inApp || continued;
    expect(new Set(goTo.mock.calls.flat())).toEqual(
      new Set([spared ? '/entry/login?returnTo=%2Fmine' : '/other/restrictionIp?isAlert=caveat']),
    );
    expect(toast.getSnapshot()?.text).toBe(spared ? 'expired' : undefined);
  });

  it('ERR-034 who goes on before the session has ended is led nowhere else', () => {
    const visitor = { inApp: false, continued: false };
    const { api, goTo, toast, put } = start(visitor);
    api.fail(refusal('6031'));
    visitor.continued = true;
    put(sessionActions.sessionExpired({ code: '6031', leadsTo: 'nowhere' }));
    expect(goTo.mock.calls).toEqual([['/other/restrictionIp?isAlert=caveat']]);
    expect(toast.getSnapshot()).toBeNull();
  });

  it('SESSION-020 leads to the login when the socket alone tells the end', () => {
    const { goTo, put } = start({ inApp: false, continued: false });
    put(sessionActions.sessionExpired({ code: '6031', leadsTo: 'nowhere' }));
    expect(goTo.mock.calls).toEqual([['/entry/login?returnTo=%2Fmine']]);
  });

  it.each([
    ['10103', ''],
    // Ended on another device: the login says so.
    ['10105', '&ended=1'],
    ['6001', ''],
    ['10104', ''],
    ['10102', ''],
  ])('SESSION-020 %s, which blocks nobody, leads to the login alone', (code, why) => {
    const { api, goTo, put } = start({ inApp: false, continued: false });
    api.fail(refusal(code));
    put(sessionActions.sessionExpired({ code, leadsTo: 'login' }));
    expect(goTo.mock.calls).toEqual([[`/entry/login?returnTo=%2Fmine${why}`]]);
  });

  it.each([
    ['ERR-032', '6032', 'restriction'],
    ['ERR-034', '6033', 'caveat'],
  ])('%s %s, which ends no session, leads to its page alone: %s', (_row, code, alert) => {
    const { api, goTo } = start({ inApp: false, continued: false });
    api.fail(refusal(code));
    expect(goTo.mock.calls).toEqual([[`/other/restrictionIp?isAlert=${alert}`]]);
  });
});
