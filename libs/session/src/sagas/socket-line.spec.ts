import { sessionActions } from '../session-slice';
import { LINES_WAIT_MS } from './platform-messages';
import { closeTabs, form, openTab } from '../testing/tab';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

/** A line whose address and moment a spec decides. */
function line(address: string | undefined) {
  const listeners = new Set<() => void>();
  let known: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (known = resolve));
  const state = { address };
  const say = (next: string | undefined): void => {
    state.address = next;
    known();
    for (const listener of [...listeners]) listener();
  };
  const socketLine = {
    ready: () => ready,
    address: () => state.address,
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { socketLine, say };
}

describe('where the socket connects', () => {
  it('SOCKET-001 waits for the lines, and connects once', async () => {
    const { socketLine, say } = line('wss://own.example');
    const tab = await openTab({ token: 'tok', deps: { socketLine } });
    expect(tab.socketCalls).toEqual(['stop']);
    say('wss://line.example');
    await pass();
    expect(tab.socketCalls).toEqual(['stop', 'start']);
  });

  it('SOCKET-001 waits no longer than it must, and moves when the lines come after all', async () => {
    const { socketLine, say } = line('wss://own.example');
    const tab = await openTab({ token: 'tok', deps: { socketLine } });
    await pass(LINES_WAIT_MS - 1);
    expect(tab.socketCalls).toEqual(['stop']);
    await pass(1);
    expect(tab.socketCalls).toEqual(['stop', 'start']);
    say('wss://line.example');
    await pass();
    expect(tab.socketCalls).toEqual(['stop', 'start', 'stop', 'start']);
    say('wss://line.example');
    await pass();
    expect(tab.socketCalls).toHaveLength(4);
  });

  it('SOCKET-001 connects nobody who has left while it waited', async () => {
    const { socketLine, say } = line('wss://own.example');
    const tab = await openTab({ token: 'tok', deps: { socketLine } });
    tab.store.dispatch(sessionActions.loggedOut());
    say('wss://line.example');
    await pass(LINES_WAIT_MS);
    expect(tab.socketCalls).not.toContain('start');
    await tab.deps.session.login(form);
    await pass();
    expect(tab.socketCalls.at(-1)).toBe('start');
  });
});
