import { defined } from '@heptad/formatting';
import { sessionActions } from '@heptad/session';
import { browser, done, loaded } from './testing/write-pages';
import { CONFIRM_DELAYS_MS } from './saga/write-saga';

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('an open write', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** A member taps, and goes away before the answer. */
  async function left(device: ReturnType<typeof browser>, member?: string) {
    const page = device.open(defined({ member }));
    page.store.dispatch(page.actions.writeRequested('rose'));
    await settle();
    page.leave();
    return page.send.mock.calls[0]![1];
  }

  it('is asked about by the page after a reload, at once, and never sent by it', async () => {
    const device = browser();
    const key = await left(device);
    const page = device.open({ ask: async () => done() });
    expect(page.gift()).toMatchObject({ status: 'confirming', key, order: 'rose' });
    await settle();
    expect(page.gift()).toMatchObject({ status: 'succeeded', key });
    expect(page.send).not.toHaveBeenCalled();
    expect(device.kept()).toBe('');
  });

  it('lets no other of its kind be sent after a reload, and goes again under the first one’s key', async () => {
    const device = browser();
    const key = await left(device);
    const page = device.open({ send: async () => done() });
    page.store.dispatch(page.actions.writeRequested('rose'));
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS.reduce((sum, pause) => sum + pause, 0));
    expect(page.send).not.toHaveBeenCalled();
    expect(page.gift()).toMatchObject({ status: 'undecided', neverArrived: true });
    page.store.dispatch(page.actions.writeSentAgain());
    await settle();
    expect(page.send.mock.calls.map(([, each]) => each)).toEqual([key]);
    expect(page.gift().status).toBe('succeeded');
  });

  it('is seen by a second tab at once, which waits with it and ends with it', async () => {
    const device = browser();
    let arrive: (() => void) | undefined;
    const first = device.open({
      send: () => new Promise((resolve) => (arrive = () => resolve(done()))),
    });
    const second = device.open();
    first.store.dispatch(first.actions.writeRequested('rose'));
    await settle();
    expect(second.gift()).toMatchObject({ status: 'confirming', order: 'rose' });
    second.store.dispatch(second.actions.writeRequested('rose'));
    await settle();
    expect(second.send).not.toHaveBeenCalled();
    second.ask.mockResolvedValue(done());
    arrive?.();
    await settle();
    expect(first.gift().status).toBe('succeeded');
    expect(second.gift().status).toBe('succeeded');
  });

  it('stands in the way of a tap in a tab that has not heard of it yet', async () => {
    const device = browser();
    // A page on which it is not known yet who is there has taken up nothing.
    const page = device.open({ token: '' });
    page.carry('token-of-one');
    const key = await left(device);
    expect(page.gift()).toEqual({ status: 'idle' });
    page.store.dispatch(page.actions.writeRequested('rose'));
    await settle();
    expect(page.gift()).toMatchObject({ status: 'confirming', key });
    expect(page.send).not.toHaveBeenCalled();
  });

  it('is gone in the second tab where the first one was refused', async () => {
    const device = browser();
    const first = device.open({
      send: async () => {
        await Promise.resolve();
        return { ok: false, error: { kind: 'business', code: '1', message: 'no', call: '/' } };
      },
    });
    const second = device.open();
    first.store.dispatch(first.actions.writeRequested('rose'));
    await settle();
    expect(first.gift().status).toBe('failed');
    expect(second.gift()).toEqual({ status: 'idle' });
  });

  it('belongs to the member who made it: another is not shown it, and does not ask about it', async () => {
    const device = browser();
    await left(device, '1');
    const other = device.open({ token: 'token-of-two', member: '2' });
    await settle();
    expect(other.gift()).toEqual({ status: 'idle' });
    expect(other.ask).not.toHaveBeenCalled();
    const guest = device.open({ token: '' });
    await settle();
    expect(guest.gift()).toEqual({ status: 'idle' });
    expect(guest.ask).not.toHaveBeenCalled();
  });

  it.each([
    ['before it is known who that is', undefined],
    ['when it is known', '2'],
  ])('is not taken as that of who has logged in on another page, %s', async (_, member) => {
    const device = browser();
    const [first, second] = [device.open({ member: '1' }), device.open({ member: '1' })];
    device.open({ token: 'token-of-two' });
    second.hearOfLogin();
    if (member !== undefined) second.store.dispatch(loaded(member));
    // This page has not heard of the login: it sends as the member that it shows.
    first.store.dispatch(first.actions.writeRequested('rose'));
    await settle();
    expect(second.gift()).toEqual({ status: 'idle' });
    expect(second.ask).not.toHaveBeenCalled();
    expect(JSON.parse(device.kept())).toMatchObject([{ member: '1' }]);
  });

  it('of who has logged in on another page is theirs after a reload, and nobody else’s', async () => {
    const device = browser();
    const page = device.open({ member: '1' });
    device.open({ token: 'token-of-two' });
    page.hearOfLogin();
    page.store.dispatch(page.actions.writeRequested('rose'));
    await settle();
    page.leave();
    const [, key] = page.send.mock.calls[0]!;
    expect(device.open({ token: 'token-of-one' }).gift()).toEqual({ status: 'idle' });
    expect(device.open({ token: 'token-of-two' }).gift()).toMatchObject({ status: 'confirming', key });
  });

  it('waits for its member through a logout and a new login', async () => {
    const device = browser();
    const page = device.open({ member: '1' });
    page.store.dispatch(page.actions.writeRequested('rose'));
    await settle();
    page.store.dispatch(sessionActions.loggedOut());
    expect(page.gift()).toEqual({ status: 'idle' });
    page.carry('a-newer-token-of-one');
    page.store.dispatch(sessionActions.loggedIn({ auto: false }));
    expect(page.gift()).toEqual({ status: 'idle' });
    page.ask.mockResolvedValue(done());
    page.store.dispatch(loaded('1'));
    await settle();
    expect(page.gift()).toMatchObject({ status: 'succeeded', order: 'rose' });
    expect(page.send).toHaveBeenCalledTimes(1);
  });

  it('of a tap that came before the member was known is theirs as soon as they are', async () => {
    const device = browser();
    const page = device.open();
    page.store.dispatch(page.actions.writeRequested('rose'));
    page.store.dispatch(loaded('1'));
    await settle();
    page.leave();
    const later = device.open({ token: 'a-newer-token-of-one', member: '1' });
    expect(later.gift().status).toBe('confirming');
  });

  it.each([
    ['corrupt', '{no json'],
    ['of another form', '{"rose":1}'],
    [
      'of unreadable parts',
      '[null,{"name":"gift"},{"name":"gift","key":"12345678","order":7,"visitor":"x"}]',
    ],
  ])('costs nothing where the storage is %s', async (_what, text) => {
    const device = browser();
    device.values.set('open_writes', text);
    const page = device.open({ send: async () => done() });
    expect(page.gift()).toEqual({ status: 'idle' });
    page.store.dispatch(page.actions.writeRequested('rose'));
    await settle();
    expect(page.gift().status).toBe('succeeded');
  });

  it('lives as long as its page where the storage is blocked, and is sent once there', async () => {
    const page = browser({ blocked: true }).open();
    page.store.dispatch(page.actions.writeRequested('rose'));
    page.store.dispatch(page.actions.writeRequested('rose'));
    await settle();
    expect(page.gift().status).toBe('sending');
    expect(page.send).toHaveBeenCalledTimes(1);
  });
});
