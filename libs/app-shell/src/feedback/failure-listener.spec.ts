import type { ApiError, BusinessError } from '@heptad/api-client';
import { stubApiClient } from '@heptad/api-client/testing';
import { createToastStore, type ToastTimers } from '@heptad/ui-kit';
import { listenToFailures, type FailureListenerDeps } from './failure-listener';

const noTimers: ToastTimers = { set: () => 0, clear: () => undefined };
const business = (code: string, data?: unknown): BusinessError => ({
  kind: 'business',
  code,
  message: `错误 ${code}`,
  call: '/x',
  data,
});

function start(exemption = { inApp: false, continued: false }, here = '/record/bet?page=2#top') {
  const api = stubApiClient();
  const toast = createToastStore(noTimers);
  const learnVisitor = jest.fn();
  const goTo = jest.fn();
  const onBlocked = jest.fn();
  const deps: FailureListenerDeps = {
    api,
    toast,
    site: { learnVisitor },
    text: ({ message }) => message,
    exemption: () => exemption,
    onBlocked,
    here: () => here,
    goTo,
  };
  listenToFailures(deps);
  const fail = (error: ApiError, quiet = false, awaited = true): void => api.fail(error, { quiet, awaited });
  return { fail, toast, goTo, onBlocked, learnVisitor };
}

describe('failures of calls', () => {
  it('are shown, unless the caller deals with them, gave the call up, or the session does', () => {
    const { fail, toast } = start();
    fail(business('7001'), true);
    fail({ kind: 'cancelled', message: '', call: '/x' });
    fail(business('6001'));
    expect(toast.getSnapshot()).toBeNull();
    fail(business('7001'));
    expect(toast.getSnapshot()).toMatchObject({ text: '错误 7001', kind: 2 });
  });

  it('ROUTE-002 lead whoever asks too often to the page that says so, and nobody for another status', () => {
    const { fail, goTo, toast } = start();
    fail({ kind: 'http', status: 503, message: '', call: '/x' }, true);
    expect(goTo).not.toHaveBeenCalled();
    fail({ kind: 'http', status: 429, message: '', call: '/x' }, true);
    expect(goTo).toHaveBeenCalledWith('/accessLimit?returnTo=%2Frecord%2Fbet%3Fpage%3D2%23top');
    expect(toast.getSnapshot()).toBeNull();
  });

  it('ROUTE-002 leave the page alone when it is a poll that asks too often', () => {
    const { fail, goTo, toast } = start();
    fail({ kind: 'http', status: 429, message: '', call: '/x' }, true, false);
    expect(goTo).not.toHaveBeenCalled();
    expect(toast.getSnapshot()).toBeNull();
  });

  it('ROUTE-002 keep the way back of who waits already', () => {
    const { fail, goTo } = start(undefined, '/accessLimit?returnTo=%2Fmine');
    fail({ kind: 'http', status: 429, message: '', call: '/x' });
    expect(goTo).not.toHaveBeenCalled();
  });

  it('ERR-031 SESSION-020 take a venue’s code for the venue’s, however much it looks like one of the platform’s', () => {
    const { fail, goTo, onBlocked, toast } = start();
    for (const code of ['6031', '6032', '6033', '10102']) fail({ ...business(code), from: 'venue' });
    expect(goTo).not.toHaveBeenCalled();
    expect(onBlocked).not.toHaveBeenCalled();
    expect(toast.getSnapshot()?.text).toBe('错误 10102');
  });

  it('ERR-032 lead a hard block to the restriction page with what is known of the visitor, however quiet the call was', () => {
    const { fail, goTo, learnVisitor, toast } = start();
    fail(business('6032', { ip: '203.0.113.7', address: '某地', maintainConfig: { status: 1 } }), true);
    expect(goTo).toHaveBeenCalledWith('/other/restrictionIp?isAlert=restriction');
    expect(learnVisitor).toHaveBeenCalledWith({ ip: '203.0.113.7', address: '某地' });
    expect(toast.getSnapshot()).toBeNull();
  });

  it('ERR-033 lead nobody away who is in the app or chose to go on', () => {
    for (const exemption of [
      { inApp: true, continued: false },
      { inApp: false, continued: true },
    ]) {
      const { fail, goTo, onBlocked } = start(exemption);
      fail(business('6032'));
      fail(business('6033'));
      expect(goTo).not.toHaveBeenCalled();
      expect(onBlocked.mock.calls).toEqual([[false], [false]]);
    }
  });

  it('ERR-034 lead the other codes to the caveat, with unreadable data too', () => {
    const { fail, goTo, onBlocked } = start();
    fail(business('6033', 'not an object'));
    expect(goTo).toHaveBeenCalledWith('/other/restrictionIp?isAlert=caveat');
    expect(onBlocked.mock.calls).toEqual([[true]]);
  });
});
