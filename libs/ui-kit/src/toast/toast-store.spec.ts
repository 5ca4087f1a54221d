import { createToastStore, TOAST_KIND } from './toast-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('toast store', () => {
  it('TOAST-001 knows info, success, failure and loading by their numbers', () => {
    expect(TOAST_KIND).toEqual({ info: 0, success: 1, failure: 2, loading: 3 });
  });

  it('TOAST-001 takes a toast without a kind as info', () => {
    const store = createToastStore();
    store.show({ text: 'a' });
    expect(store.getSnapshot()).toMatchObject({ kind: 0, text: 'a', leaving: false });
  });

  it('TOAST-002 ends a loading toast at 40 s, without the time to leave', () => {
    const store = createToastStore();
    const onRemoved = jest.fn();
    store.show({ text: 'a', kind: TOAST_KIND.loading, onRemoved });
    jest.advanceTimersByTime(39_999);
    expect(store.getSnapshot()).toMatchObject({ leaving: false });
    jest.advanceTimersByTime(1);
    expect(store.getSnapshot()).toBeNull();
    expect(onRemoved).toHaveBeenCalledTimes(1);
  });

  it.each([0, 1, 2] as const)('TOAST-003 removes a toast of kind %d after 3 s and 300 ms', (kind) => {
    const store = createToastStore();
    store.show({ text: 'a', kind });
    jest.advanceTimersByTime(2_999);
    expect(store.getSnapshot()).toMatchObject({ leaving: false });
    jest.advanceTimersByTime(1);
    expect(store.getSnapshot()).toMatchObject({ leaving: true });
    jest.advanceTimersByTime(299);
    expect(store.getSnapshot()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(store.getSnapshot()).toBeNull();
  });

  it('TOAST-003 takes another duration in place of the default', () => {
    const store = createToastStore();
    store.show({ text: 'a', duration: 500 });
    jest.advanceTimersByTime(500);
    expect(store.getSnapshot()).toMatchObject({ leaving: true });
    store.show({ text: 'b', kind: TOAST_KIND.loading, duration: 1_000 });
    jest.advanceTimersByTime(1_000);
    expect(store.getSnapshot()).toBeNull();
  });

  it('TOAST-004 calls back once, when the toast is gone and not before', () => {
    const store = createToastStore();
    const onRemoved = jest.fn(() => expect(store.getSnapshot()).toBeNull());
    store.show({ text: 'a', onRemoved });
    jest.advanceTimersByTime(3_299);
    expect(onRemoved).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    expect(onRemoved).toHaveBeenCalledTimes(1);
  });

  it('TOAST-004 lets the callback show the next toast', () => {
    const store = createToastStore();
    store.show({ text: 'a', onRemoved: () => store.show({ text: 'b' }) });
    jest.advanceTimersByTime(3_300);
    expect(store.getSnapshot()).toMatchObject({ text: 'b', leaving: false });
    jest.advanceTimersByTime(3_000);
    expect(store.getSnapshot()).toMatchObject({ text: 'b', leaving: true });
  });

  it('TOAST-005 OPEN-027 replaces at once, and does not call the replaced one back', () => {
    const store = createToastStore();
    const [first, second] = [jest.fn(), jest.fn()];
    store.show({ text: 'a', onRemoved: first });
    jest.advanceTimersByTime(3_100);
    store.show({ text: 'b', onRemoved: second });
    expect(store.getSnapshot()).toMatchObject({ text: 'b', leaving: false });
    jest.advanceTimersByTime(2_999);
    expect(store.getSnapshot()).toMatchObject({ text: 'b', leaving: false });
    jest.advanceTimersByTime(301);
    expect(store.getSnapshot()).toBeNull();
    expect([first, second].map((one) => one.mock.calls.length)).toEqual([0, 1]);
  });

  it('dismisses a loading toast at once and another by its leave, each with its callback', () => {
    const store = createToastStore();
    const onRemoved = jest.fn();
    store.show({ text: 'a', kind: TOAST_KIND.loading, onRemoved });
    store.dismiss();
    expect(store.getSnapshot()).toBeNull();
    store.show({ text: 'b', onRemoved });
    store.dismiss();
    store.dismiss();
    expect(store.getSnapshot()).toMatchObject({ leaving: true });
    jest.advanceTimersByTime(300);
    expect(store.getSnapshot()).toBeNull();
    expect(onRemoved).toHaveBeenCalledTimes(2);
  });

  it('does not dismiss another toast than the one meant', () => {
    const store = createToastStore();
    const old = store.show({ text: 'a', kind: TOAST_KIND.loading });
    store.show({ text: 'b' });
    store.dismiss(old);
    expect(store.getSnapshot()).toMatchObject({ text: 'b', leaving: false });
  });

  it('runs on the timers it is given, and leaves none behind', () => {
    const pending = new Map<number, () => void>();
    let handle = 0;
    const store = createToastStore({
      set: (callback) => {
        pending.set((handle += 1), callback);
        return handle;
      },
      clear: (gone) => void pending.delete(gone as number),
    });
    store.show({ text: 'a' });
    store.show({ text: 'b' });
    expect(pending.size).toBe(1);
  });

  it('tells its listeners until they leave', () => {
    const store = createToastStore();
    const listener = jest.fn();
    const leave = store.subscribe(listener);
    store.show({ text: 'a' });
    leave();
    store.dismiss();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
