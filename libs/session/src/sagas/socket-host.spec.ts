import { sessionActions } from '../session-slice';
import { HOSTS_WAIT_MS } from './platform-messages';
import { closeTabs, form, openTab } from '../testing/tab';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

/** A socket host whose address and moment a spec decides. */
function host(address: string | undefined) {
  const listeners = new Set<() => void>();
  let known: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (known = resolve));
  const state = { address };
  const say = (next: string | undefined): void => {
    state.address = next;
    known();
    for (const listener of [...listeners]) listener();
  };
  const socketHost = {
    ready: () => ready,
    address: () => state.address,
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { socketHost, say };
}

describe('where the socket connects', () => {
  it('SOCKET-001 waits for the hosts, and connects once', async () => {
    const { socketHost, say } = host('wss://own.example');
    const tab = await openTab({ token: 'tok', deps: { socketHost } });
    expect(tab.socketCalls).toEqual(['stop']);
    say('wss://host.example');
    await pass();
    expect(tab.socketCalls).toEqual(['stop', 'start']);
  });

  it('SOCKET-001 waits no longer than it must, and moves when the hosts come after all', async () => {
    const { socketHost, say } = host('wss://own.example');
    const tab = await openTab({ token: 'tok', deps: { socketHost } });
    await pass(HOSTS_WAIT_MS - 1);
    expect(tab.socketCalls).toEqual(['stop']);
    await pass(1);
    expect(tab.socketCalls).toEqual(['stop', 'start']);
    say('wss://host.example');
    await pass();
    expect(tab.socketCalls).toEqual(['stop', 'start', 'stop', 'start']);
    say('wss://host.example');
    await pass();
    expect(tab.socketCalls).toHaveLength(4);
  });

  it('SOCKET-001 moves to a host that comes after none was allowed, and on from there', async () => {
    const { socketHost, say } = host(undefined);
    const tab = await openTab({ token: 'tok', deps: { socketHost } });
    await pass(HOSTS_WAIT_MS);
    expect(tab.socketCalls).toEqual(['stop', 'start']);
    for (const address of ['wss://host.example', 'wss://other.example']) {
      say(address);
      await pass();
    }
    expect(tab.socketCalls).toEqual(['stop', 'start', 'stop', 'start', 'stop', 'start']);
  });

  it('SOCKET-001 connects nobody who has left while it waited', async () => {
    const { socketHost, say } = host('wss://own.example');
    const tab = await openTab({ token: 'tok', deps: { socketHost } });
    tab.store.dispatch(sessionActions.loggedOut());
    say('wss://host.example');
    await pass(HOSTS_WAIT_MS);
    expect(tab.socketCalls).not.toContain('start');
    await tab.deps.session.login(form);
    await pass();
    expect(tab.socketCalls.at(-1)).toBe('start');
  });
});
