import { act, renderHook } from '@testing-library/react';
import { RECORDS_INTERVAL_MS, useLiveRefresh } from './use-live-refresh';

const wait = (milliseconds: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
const hide = (hidden: boolean) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const connect = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};
const start = (refetch: () => Promise<unknown>, repeats = true) =>
  renderHook(() => useLiveRefresh(refetch, repeats));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a list that is kept fresh', () => {
  const answered = () => jest.fn(async () => undefined);

  it('is fetched every 15 seconds, and not by itself at the start', async () => {
    const refetch = answered();
    start(refetch);
    await wait(RECORDS_INTERVAL_MS - 1);
    expect(refetch).not.toHaveBeenCalled();
    await wait(1 + 2 * RECORDS_INTERVAL_MS);
    expect(refetch).toHaveBeenCalledTimes(3);
  });

  it('rests while hidden and is fetched at once on coming back', async () => {
    const refetch = answered();
    start(refetch);
    hide(true);
    await wait(10 * RECORDS_INTERVAL_MS);
    expect(refetch).not.toHaveBeenCalled();
    hide(false);
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('rests while offline and is fetched at once when the network is back', async () => {
    const refetch = answered();
    start(refetch);
    connect(false);
    await wait(10 * RECORDS_INTERVAL_MS);
    expect(refetch).not.toHaveBeenCalled();
    connect(true);
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('is fetched when the window gets the focus, by the clock only where it can still change', async () => {
    const refetch = answered();
    start(refetch, false);
    await wait(10 * RECORDS_INTERVAL_MS);
    expect(refetch).not.toHaveBeenCalled();
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('is never asked for twice at a time, and goes on after a failure', async () => {
    const settle: (() => void)[] = [];
    const refetch = jest.fn(
      () => new Promise<void>((_resolve, reject) => settle.push(() => reject(new Error('failed')))),
    );
    start(refetch);
    await wait(5 * RECORDS_INTERVAL_MS);
    expect(refetch).toHaveBeenCalledTimes(1);
    settle[0]?.();
    await wait(RECORDS_INTERVAL_MS);
    expect(refetch).toHaveBeenCalledTimes(2);
  });

  it('is left alone once the page is left', async () => {
    const refetch = answered();
    start(refetch).unmount();
    act(() => void window.dispatchEvent(new Event('focus')));
    await wait(5 * RECORDS_INTERVAL_MS);
    expect(refetch).not.toHaveBeenCalled();
  });
});
