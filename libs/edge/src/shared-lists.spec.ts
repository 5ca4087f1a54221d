import { home, SHARED_LIST_STALE_MS, SHARED_LIST_TTL_MS, SHARED_LISTS } from '@heptad/contracts';
import type { SharedListRequest } from './shared-list-request';
import { SharedLists } from './shared-lists';

const REST_MS = 5_000;
const asked = (key: string): SharedListRequest => ({ call: home.notices, body: '{}', headers: {}, key });

describe('the lists that all guests share', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** A platform whose answers come when the test says so. */
  function scene() {
    const waiting: { answer: (text: string) => void; fail: () => void }[] = [];
    const ask = jest.fn(
      () =>
        new Promise<string>((resolve, reject) => {
          waiting.push({ answer: resolve, fail: () => reject(new Error('lost')) });
        }),
    );
    const lists = new SharedLists({ ask });
    const read = async (key = 'a') => (await lists.read(asked(key)))?.text;
    /** Keeps a first answer. */
    const fill = async (text = 'first') => {
      const reading = read();
      waiting.at(-1)?.answer(text);
      expect(await reading).toBe(text);
    };
    return { ask, waiting, lists, read, fill };
  }

  it('OPEN-062 gives what it keeps for its time, then asks again', async () => {
    const { ask, read, fill } = scene();
    await fill();
    jest.advanceTimersByTime(SHARED_LIST_TTL_MS - 1);
    expect(await read()).toBe('first');
    expect(ask).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    await fill('second');
    expect(ask).toHaveBeenCalledTimes(2);
    expect(await read()).toBe('second');
  });

  it('OPEN-062 asks once for all who want the same at the same time, and for each thing by itself', async () => {
    const { ask, waiting, read } = scene();
    const readings = [read(), read(), read(), read('b')];
    expect(ask).toHaveBeenCalledTimes(2);
    waiting[0]?.answer('a list');
    waiting[1]?.answer('b list');
    expect(await Promise.all(readings)).toEqual(['a list', 'a list', 'a list', 'b list']);
  });

  it('CALL-061 waits 600 ms: then an older list is given, and the late answer is for later visitors', async () => {
    const { ask, waiting, read, fill } = scene();
    await fill();
    jest.advanceTimersByTime(SHARED_LIST_TTL_MS);
    let given: string | undefined;
    const reading = read().then((text) => (given = text));
    await jest.advanceTimersByTimeAsync(599);
    expect(given).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    await reading;
    expect(given).toBe('first');
    // Who comes now need not wait as long.
    expect(await read()).toBe('first');
    expect(ask).toHaveBeenCalledTimes(2);
    waiting[1]?.answer('late');
    await jest.advanceTimersByTimeAsync(0);
    expect(await read()).toBe('late');
  });

  it('CALL-061 gives nothing after 600 ms where there is nothing, or nothing that is young enough', async () => {
    const { read, fill } = scene();
    const first = read('new');
    await jest.advanceTimersByTimeAsync(600);
    expect(await first).toBeUndefined();
    await fill();
    jest.advanceTimersByTime(SHARED_LIST_STALE_MS - 1);
    const old = read();
    await jest.advanceTimersByTimeAsync(600);
    expect(await old).toBe('first');
    expect(await read()).toBeUndefined();
  });

  it('OPEN-062 keeps no failure, gives no old list in its place, and lets the platform rest for five seconds', async () => {
    const { ask, waiting, read, fill } = scene();
    await fill();
    jest.advanceTimersByTime(SHARED_LIST_TTL_MS);
    const reading = read();
    waiting[1]?.fail();
    expect(await reading).toBeUndefined();
    expect(await read()).toBeUndefined();
    jest.advanceTimersByTime(REST_MS - 1);
    expect(await read()).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1);
    await fill('well again');
  });

  it('OPEN-062 has 64 questions under way at most', async () => {
    const { ask, read } = scene();
    const readings = Array.from({ length: 64 }, (_, index) => read(String(index)));
    expect(await read('one more')).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(64);
    await jest.advanceTimersByTimeAsync(600);
    await Promise.all(readings);
  });

  it('OPEN-062 keeps 512 lists at most: what was not read for longest goes first', async () => {
    const ask = jest.fn(async () => 'x');
    const lists = new SharedLists({ ask });
    for (let index = 0; index <= 512; index += 1) await lists.read(asked(String(index)));
    await lists.read(asked('512'));
    expect(ask).toHaveBeenCalledTimes(513);
    await lists.read(asked('0'));
    expect(ask).toHaveBeenCalledTimes(514);
  });

  it('are reads that need no member', () => {
    for (const { call } of SHARED_LISTS)
      expect(call).toMatchObject({ method: 'POST', access: 'guest', safety: 'read', family: 'platform' });
    expect(SHARED_LIST_TTL_MS).toBeLessThan(SHARED_LIST_STALE_MS);
  });
});
