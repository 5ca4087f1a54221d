import { browser, done, lost, unknown, type Answer } from './testing/write-pages';
import { CONFIRM_DELAYS_MS } from './saga/write-saga';

const [first = 0, second = 0] = CONFIRM_DELAYS_MS;
const settle = () => jest.advanceTimersByTimeAsync(0);
const pending: Answer = { ok: true, value: { state: 'pending', end: 'considered' } };

describe('what a kind of write may be besides', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('of several subjects has one open of each, and each ends by itself', async () => {
    const answers = new Map<string, (answer: Answer) => void>();
    const page = browser().open({
      send: (order) => new Promise((resolve) => answers.set(order, resolve)),
      traits: { subject: (order) => order },
    });
    for (const order of ['rose', 'tulip', 'rose']) page.store.dispatch(page.actions.writeRequested(order));
    await settle();
    expect(page.send.mock.calls.map(([order]) => order)).toEqual(['rose', 'tulip']);
    answers.get('tulip')?.(done());
    await settle();
    expect([page.gift('rose').status, page.gift('tulip').status]).toEqual(['sending', 'succeeded']);
    page.store.dispatch(page.actions.writeClosed('rose'));
    expect([page.gift('rose').status, page.gift('tulip').status]).toEqual(['sending', 'succeeded']);
    page.store.dispatch(page.actions.writeClosed());
    expect([page.gift('rose').status, page.gift('tulip').status]).toEqual(['sending', 'idle']);
  });

  it('of several subjects is followed in all of them after a reload', async () => {
    const device = browser();
    const traits = { subject: (order: string) => order };
    const before = device.open({ traits });
    for (const order of ['rose', 'tulip']) before.store.dispatch(before.actions.writeRequested(order));
    await settle();
    before.leave();
    const page = device.open({ ask: async () => done(), traits });
    await settle();
    expect([page.gift('rose').status, page.gift('tulip').status]).toEqual(['succeeded', 'succeeded']);
    expect(page.send).not.toHaveBeenCalled();
  });

  it('that the platform considers is asked about at its own pace, with what is known of it, until it is decided', async () => {
    const page = browser().open({
      send: async () => pending,
      ask: async () => pending,
      traits: { pendingPauses: [10, 20, 30] },
    });
    page.store.dispatch(page.actions.writeRequested('rose'));
    await settle();
    expect(page.gift()).toMatchObject({ status: 'pending', end: 'considered' });
    expect(page.isOpen()).toBe(true);
    expect(page.seen).toContain('readAnew');
    await jest.advanceTimersByTimeAsync(10);
    page.ask.mockResolvedValue(done('decided'));
    await jest.advanceTimersByTimeAsync(20);
    expect(page.gift()).toMatchObject({ status: 'succeeded', end: 'decided' });
    const [key] = page.send.mock.calls[0]!.slice(1);
    expect(page.ask.mock.calls).toEqual([
      [key, 'considered'],
      [key, 'considered'],
    ]);
  });

  it('that is considered for too long is left to the member, who may ask again', async () => {
    const page = browser().open({
      send: async () => pending,
      ask: async () => pending,
      traits: { pendingPauses: [10] },
    });
    page.store.dispatch(page.actions.writeRequested('rose'));
    await jest.advanceTimersByTimeAsync(10);
    expect(page.gift()).toMatchObject({ status: 'undecided', neverArrived: false });
    page.ask.mockResolvedValue(done());
    page.store.dispatch(page.actions.writeAskedAgain());
    await jest.advanceTimersByTimeAsync(first);
    expect(page.gift().status).toBe('succeeded');
  });

  it('that cannot come any more goes by itself, and makes room', async () => {
    const { open, kept } = browser();
    const page = open({ send: async () => lost, ask: async () => unknown });
    page.store.dispatch(page.actions.writeRequested('rose'));
    await jest.advanceTimersByTimeAsync(first);
    page.ask.mockResolvedValue({ ok: true, value: { state: 'neverComes' } });
    await jest.advanceTimersByTimeAsync(second);
    expect(page.gift()).toEqual({ status: 'idle' });
    expect(kept()).toBe('');
  });

  it('that waits before asking is asked about after the first pause by a page that has not sent it', async () => {
    const device = browser();
    const before = device.open();
    before.store.dispatch(before.actions.writeRequested('rose'));
    await settle();
    before.leave();
    const page = device.open({ ask: async () => done(), traits: { waitsBeforeAsking: true } });
    await jest.advanceTimersByTimeAsync(first - 1);
    expect(page.ask).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(page.gift().status).toBe('succeeded');
  });

  it('that is left to its sender goes from the other tabs with its end, and they do not ask for it', async () => {
    const device = browser();
    let arrive: (() => void) | undefined;
    const traits = { waitsBeforeAsking: true, leavesEndToSender: true };
    const sender = device.open({
      send: () => new Promise((resolve) => (arrive = () => resolve(done()))),
      traits,
    });
    const other = device.open({ ask: async () => done(), traits });
    sender.store.dispatch(sender.actions.writeRequested('rose'));
    await settle();
    expect(other.gift().status).toBe('confirming');
    arrive?.();
    await settle();
    expect(sender.gift().status).toBe('succeeded');
    expect(other.gift()).toEqual({ status: 'idle' });
    expect(other.ask).not.toHaveBeenCalled();
  });

  it('may look at the state by a saga before it is sent, and refuse itself', async () => {
    const { open, kept } = browser();
    const page = open({
      traits: {
        *send() {
          return { ok: true, value: { state: 'failed', message: 'not now' } };
        },
      },
    });
    page.store.dispatch(page.actions.writeRequested('rose'));
    await settle();
    expect(page.gift()).toMatchObject({ status: 'failed', message: 'not now' });
    expect(kept()).toBe('');
  });

  it('that was tapped before its saga came is sent once by it', async () => {
    const page = browser().open({ late: true, send: async () => done() });
    page.store.dispatch(page.actions.writeRequested('rose'));
    await settle();
    expect(page.send).not.toHaveBeenCalled();
    page.start();
    await settle();
    expect(page.send).toHaveBeenCalledTimes(1);
    expect(page.gift().status).toBe('succeeded');
  });
});
