import { activities, configuration, SOCKET_LINE_ENTRY, venue } from '@heptad/contracts';
import { ITEMS, NATIVE_INBOX, TOKEN_COOKIE } from '@heptad/device';
import { sessionActions } from '@heptad/session';
import { TOAST_KIND } from '@heptad/ui-kit';
import { VENUE_CODES } from '@heptad/venue-gateway';
import { act, waitFor } from '@testing-library/react';
import { take } from 'redux-saga/effects';
import { RESTART_PAUSE_MS, RESTARTS } from '../store/supervised';
import { composedApp, Refused, type ComposedScene } from '../testing/composed-app';

const { XMLHttpRequest, WebSocket, reportError } = window;

const open = (scene: ComposedScene = {}) =>
  composedApp(scene, ({ request, socket }) =>
    Object.assign(window, { XMLHttpRequest: request, WebSocket: socket }),
  );

beforeEach(() => {
  // Nothing of an app is left running behind its spec; time goes on meanwhile.
  jest.useFakeTimers({ advanceTimers: true });
  Object.assign(globalThis, { BroadcastChannel: undefined });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.assign(window, { XMLHttpRequest, WebSocket, reportError });
  Reflect.deleteProperty(window, NATIVE_INBOX);
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie = `${TOKEN_COOKIE}=; max-age=0; path=/`;
  window.history.replaceState(null, '', '/');
});

describe('the platform’s socket in the composed app', () => {
  const socketLine = 'wss://push.example/line';
  const member = { token: 'tok', deployment: { socketLine } };

  it('SOCKET-001 goes where the deployment says while the platform names no host', async () => {
    const { sockets } = await open(member);
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(sockets[0]?.url).toMatch(/^wss:\/\/push\.example\/line\//);
  });

  it('SOCKET-001 goes to the platform’s own host once that is known', async () => {
    const { sockets } = await open({
      ...member,
      deployment: { origins: ['https://line.example'], socketLine },
      prepare: ({ items }) => items.set(ITEMS.lines, { [SOCKET_LINE_ENTRY]: ['wss://line.example'] }),
    });
    await waitFor(() => expect(sockets).toHaveLength(1));
    expect(sockets[0]?.url).toMatch(/^wss:\/\/line\.example\//);
  });

  it('SOCKET-012 OPEN-058 comes back at once for what moves money, and for nothing else', async () => {
    const { sockets, services } = await open(member);
    await waitFor(() => expect(sockets).toHaveLength(1));
    // It would be long until it comes back by itself.
    jest.spyOn(Math, 'random').mockReturnValue(0.99);
    sockets[0]?.dispatchEvent(Object.assign(new Event('close'), { code: 1006, reason: '' }));
    const { api } = services();
    const sent: Promise<unknown>[] = [api.send(configuration.preInfo, {}, { noToast: true })];
    expect(sockets).toHaveLength(1);
    sent.push(api.send(activities.claim, { id: '1', tier: 1 }, { noToast: true }));
    expect(sockets).toHaveLength(2);
    await Promise.allSettled(sent);
  });
});

describe('what the deployment gives to features', () => {
  it('CALL-064 is where videos are to be had', async () => {
    const videoOrigins = ['https://one.example', 'https://two.example'];
    const { services } = await open({ deployment: { videoOrigins } });
    expect(services().videoHosts).toEqual({ origins: videoOrigins, errors: 0 });
  });
});

describe('a workflow of the composed app that dies', () => {
  it('is reported each time, and the member is told when it stays dead', async () => {
    const report = jest.fn();
    Object.assign(window, { reportError: report });
    const defect = new Error('a defect');
    let begun = false;
    const { services, dispatch } = await open({
      sagas: [
        function* () {
          if (!begun) yield take('break');
          begun = true;
          throw defect;
        },
      ],
    });
    const { toast } = services();
    dispatch()({ type: 'break' });
    expect(report.mock.calls).toEqual([[defect]]);
    expect(toast.getSnapshot()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(RESTART_PAUSE_MS * (2 ** RESTARTS - 1)));
    expect(report.mock.calls).toEqual([[defect], [defect], [defect], [defect]]);
    expect(toast.getSnapshot()).toMatchObject({
      kind: TOAST_KIND.failure,
      text: '页面的一部分已停止工作，请刷新页面',
    });
  });
});

describe('who is led to the pages of a blocked address, and away from them', () => {
  const blocked = {
    [configuration.preInfo.path]: new Refused(6032, {
      ip: '203.0.113.7',
      address: '火星',
      maintainConfig: { status: 1 },
    }),
  };
  const toApp = (): void => void Object.assign(window, { [NATIVE_INBOX]: { postMessage: () => undefined } });

  it.each(['/', '/?isApp=1'])('ERR-033 OPEN-010 is a browser at %s', async (address) => {
    const { place } = await open({ address, answers: blocked });
    await waitFor(() => expect(place()).toBe('/other/restrictionIp'));
  });

  it('ERR-033 is not the shell, by its own mark', async () => {
    toApp();
    const { place, askedFor } = await open({ answers: blocked });
    await waitFor(() => expect(askedFor(configuration.preInfo)).toBeGreaterThan(0));
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(place()).toBe('/');
  });

  it.each(['/other/restrictionIp', '/other/restrictionIp?isApp=1'])(
    'SHELL-045 OPEN-010 is a browser at %s that is blocked no longer',
    async (address) => {
      const { place } = await open({ address });
      await waitFor(() => expect(place()).toBe('/'));
    },
  );

  it('SHELL-045 is not the shell, by its own mark, when it is blocked no longer', async () => {
    toApp();
    const { place, askedFor } = await open({ address: '/other/restrictionIp' });
    await waitFor(() => expect(askedFor(configuration.preInfo)).toBeGreaterThan(0));
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(place()).toBe('/other/restrictionIp');
  });
});

describe('venues that are opened ahead for a member who was logged in again', () => {
  it('SESSION-007 SESSION-008 are there at the first visit, which launches no more', async () => {
    const url = 'https://games.example/venue?token=launched';
    const { services, dispatch, askedFor } = await open({
      token: 'tok',
      deployment: { gameOrigins: ['https://games.example'] },
      answers: { [venue.launch.path]: { url, token: 'launched', memberCode: 'c1' } },
    });
    const { venues, device } = services();
    const [first] = VENUE_CODES;
    await venues.prepare(first);
    const forget = jest.spyOn(venues, 'forgetSessions');
    const preload = jest.spyOn(venues, 'preload');
    dispatch()(sessionActions.loggedIn({ auto: true }));
    await waitFor(() => expect(askedFor(venue.launch)).toBe(1 + VENUE_CODES.length));
    await waitFor(() => expect(device.items.get(ITEMS.preloadedLaunch)).toBeDefined());
    // What is opened ahead is the new session's: by then the one before it is forgotten.
    expect(Math.max(...forget.mock.invocationCallOrder)).toBeLessThan(
      Math.min(...preload.mock.invocationCallOrder),
    );
    for (const code of VENUE_CODES) expect(await venues.prepare(code)).toMatchObject({ ok: true });
    expect(askedFor(venue.launch)).toBe(1 + VENUE_CODES.length);
  });
});
