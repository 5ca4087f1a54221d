import { createClock } from '@heptad/device';
import { watchSiteWorker } from './site-worker';

const ENTRY = '/assets/index-now.js';
const TEN_MINUTES = 600_000;

/** A port whose messages arrive at once. */
class FakePort {
  peer: FakePort | undefined;
  onmessage: ((event: { readonly data: unknown }) => void) | undefined;
  readonly close = (): void => undefined;
  postMessage(data: unknown): void {
    void Promise.resolve().then(() => this.peer?.onmessage?.({ data }));
  }
}

class FakeChannel {
  readonly port1 = new FakePort();
  readonly port2 = new FakePort();
  constructor() {
    this.port1.peer = this.port2;
    this.port2.peer = this.port1;
  }
}

const { MessageChannel: channel } = globalThis;
beforeAll(() => Object.assign(globalThis, { MessageChannel: FakeChannel }));
afterAll(() => Object.assign(globalThis, { MessageChannel: channel }));
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** A worker of some build, whose life a spec plays. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly said: unknown[] = [];
  constructor(readonly entry: string) {
    super();
  }
  postMessage(message: unknown, ports: readonly FakePort[] = []): void {
    this.said.push(message);
    if (message === 'whichEntry') ports[0]?.postMessage(this.entry);
  }
  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  readonly update = jest.fn(async () => undefined);
  finds(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

/** Lets every answer that is there already arrive. */
const answers = () => new Promise(process.nextTick).then(() => new Promise(setImmediate));

async function start(
  prepare: (registration: FakeRegistration) => void = () => undefined,
  browser: 'obeys' | 'refuses' | 'pretends' = 'obeys',
) {
  const registration = new FakeRegistration();
  prepare(registration);
  const register = jest.fn(async (_address: string, _options: object) => {
    if (browser === 'refuses') throw new DOMException('no', 'SecurityError');
    return (browser === 'obeys' ? registration : undefined) as never;
  });
  const page = { visible: true, online: true, listeners: new Set<() => void>() };
  const time = { now: 0 };
  const reload = jest.fn();
  const update = watchSiteWorker({
    container: { register },
    address: '/site-worker.js',
    entry: ENTRY,
    page: {
      visible: () => page.visible,
      online: () => page.online,
      onChange(listener) {
        page.listeners.add(listener);
        return () => page.listeners.delete(listener);
      },
    },
    clock: createClock({ wall: () => time.now, monotonic: () => time.now }),
    reload,
  });
  const heard = jest.fn();
  update.subscribe(heard);
  await answers();
  const seen = (next: Partial<typeof page> = {}): void => {
    Object.assign(page, next);
    for (const listener of page.listeners) listener();
  };
  return { registration, register, update, heard, reload, seen, time };
}

/** A page with a worker already, and a later build that has just been installed beside it. */
async function withLaterBuild() {
  const running = await start((registration) => (registration.active = new FakeWorker(ENTRY)));
  const later = new FakeWorker('/assets/index-later.js');
  running.registration.finds(later);
  later.becomes('installed');
  await answers();
  return { ...running, later };
}

describe('the worker of the site', () => {
  it('is registered past the browser’s cache, and on the first visit there is nothing to offer', async () => {
    const { register, registration, update, reload } = await start();
    expect(register).toHaveBeenCalledWith('/site-worker.js', { updateViaCache: 'none' });
    const first = new FakeWorker(ENTRY);
    registration.finds(first);
    first.becomes('installed');
    first.becomes('activated');
    await answers();
    expect(update.ready()).toBe(false);
    expect(first.said).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['refuses', 'pretends'] as const)('is done without where the browser %s', async (browser) => {
    const { update, seen, time } = await start(undefined, browser);
    time.now = TEN_MINUTES;
    seen();
    update.apply();
    expect(update.ready()).toBe(false);
  });

  it('of the page’s own build takes over by itself, without a word and without a reload', async () => {
    const waiting = new FakeWorker(ENTRY);
    waiting.state = 'installed';
    const { update, heard, reload } = await start((registration) => {
      registration.active = new FakeWorker('/assets/index-before.js');
      registration.waiting = waiting;
    });
    expect(waiting.said).toEqual(['whichEntry', 'takeOver']);
    waiting.becomes('activating');
    waiting.becomes('activated');
    expect([update.ready(), heard.mock.calls.length, reload.mock.calls.length]).toEqual([false, 0, 0]);
  });

  it('of a later build waits, is told of, and takes over only when asked; then the page is loaded anew once', async () => {
    const { later, update, heard, reload } = await withLaterBuild();
    expect(update.ready()).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(later.said).toEqual(['whichEntry']);
    update.apply();
    update.apply();
    expect(later.said).toEqual(['whichEntry', 'takeOver']);
    later.becomes('activating');
    expect(reload).not.toHaveBeenCalled();
    later.becomes('activated');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that the member wants and that takes over within 3 s loads the page anew once', async () => {
    const { later, update, reload } = await withLaterBuild();
    update.apply();
    later.becomes('activating');
    jest.advanceTimersByTime(2_999);
    expect(reload).not.toHaveBeenCalled();
    later.becomes('activated');
    jest.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that the member wants and the browser lets wait loads the page anew after 3 s, and never again', async () => {
    const { update, reload } = await withLaterBuild();
    update.apply();
    jest.advanceTimersByTime(2_999);
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
    update.apply();
    jest.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that takes over while the page is loaded anew already has it loaded once more, as that load may never be answered', async () => {
    const { later, update, reload } = await withLaterBuild();
    update.apply();
    jest.advanceTimersByTime(3_000);
    later.becomes('activating');
    expect(reload).toHaveBeenCalledTimes(1);
    later.becomes('activated');
    jest.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('that the member wants while it takes over loads the page anew once it has', async () => {
    const { later, update, reload } = await withLaterBuild();
    later.becomes('activating');
    update.apply();
    expect(reload).not.toHaveBeenCalled();
    later.becomes('activated');
    jest.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that the member does not want reloads nothing, however long it waits', async () => {
    const { reload } = await withLaterBuild();
    jest.advanceTimersByTime(TEN_MINUTES);
    expect(reload).not.toHaveBeenCalled();
  });

  it('that another tab let take over reloads nothing here until this tab’s member wants it', async () => {
    const { later, update, reload } = await withLaterBuild();
    later.becomes('activated');
    expect(reload).not.toHaveBeenCalled();
    update.apply();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is asked for a later build when the page is seen again, no more than every ten minutes, and only with a network', async () => {
    const { registration, seen, time } = await start();
    seen();
    time.now = TEN_MINUTES - 1;
    seen();
    expect(registration.update).not.toHaveBeenCalled();
    time.now = TEN_MINUTES;
    seen({ online: false });
    seen({ online: true, visible: false });
    expect(registration.update).not.toHaveBeenCalled();
    registration.update.mockRejectedValueOnce(new TypeError('gone'));
    seen({ visible: true });
    seen();
    expect(registration.update).toHaveBeenCalledTimes(1);
    time.now = 2 * TEN_MINUTES;
    seen();
    expect(registration.update).toHaveBeenCalledTimes(2);
  });
});
