import { setUp } from '../testing/played-socket';
import { createLateSocket, loadSocketCode, SOCKET_CODE_PAUSE_MS, type SocketFactory } from './late-socket';
import type { PlatformSocketOptions } from './platform-socket';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

/** A late socket whose code comes when a spec says so, made of a socket whose other end the spec plays. */
function late(fails = 0) {
  const played = setUp();
  const asked: number[] = [];
  const arrivals: ((create: SocketFactory) => void)[] = [];
  const create = jest.fn<typeof played.socket, [PlatformSocketOptions]>(() => played.socket);
  const options = { inUse: () => false } as unknown as PlatformSocketOptions;
  const socket = createLateSocket(options, () => {
    asked.push(Date.now());
    if (asked.length <= fails) return Promise.reject(new Error('chunk missing'));
    return new Promise((resolve) => arrivals.push(resolve));
  });
  const arrive = async (): Promise<void> => {
    for (const each of arrivals.splice(0)) each(create);
    await settle();
  };
  return { ...played, socket, options, create, asked, arrive };
}

describe('a socket whose code comes late', () => {
  it('SOCKET-001 asks for the code when it is first started, and connects once it is there', async () => {
    const { socket, sockets, create, options, asked, arrive } = late();
    expect(asked).toHaveLength(0);
    socket.start();
    socket.start();
    expect(asked).toHaveLength(1);
    expect([socket.status(), socket.isLogin(), sockets.length]).toEqual([0, false, 0]);
    await arrive();
    expect(create).toHaveBeenCalledWith(options);
    expect(sockets).toHaveLength(1);
    socket.stop();
    socket.start();
    expect(asked).toHaveLength(1);
    expect(sockets).toHaveLength(2);
  });

  it('SOCKET-004 SOCKET-009 SOCKET-012 tells whoever listened before the code came', async () => {
    const { socket, last, arrive } = late();
    const heard = { messages: jest.fn(), statuses: jest.fn(), errors: jest.fn() };
    socket.onMessage(heard.messages);
    socket.onStatus(heard.statuses);
    socket.onError(heard.errors);
    socket.start();
    await arrive();
    last().open();
    await settle();
    expect([socket.status(), socket.isLogin()]).toEqual([1, true]);
    last().receive('{"msgId":20006,"msgData":{"unread":3}}');
    expect(heard.messages).toHaveBeenCalledWith({ msgId: 20006, msgData: { unread: 3 } });
    last().fail('error');
    expect(heard.errors).toHaveBeenCalledTimes(1);
    expect(heard.statuses.mock.calls).toEqual([[1], [0]]);
  });

  it('does not connect when it was stopped before the code came', async () => {
    const { socket, sockets, arrive } = late();
    socket.start();
    socket.stop();
    await arrive();
    expect(sockets).toHaveLength(0);
    socket.start();
    expect(sockets).toHaveLength(1);
  });

  it('asks again for code that could not be fetched, as long as it is wanted, and at once when it is needed', async () => {
    const { socket, asked, arrive, sockets } = late(3);
    socket.need();
    expect(asked).toHaveLength(0);
    socket.start();
    await jest.advanceTimersByTimeAsync(SOCKET_CODE_PAUSE_MS - 1);
    expect(asked).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    socket.need();
    await settle();
    expect(asked).toHaveLength(3);
    socket.stop();
    await jest.advanceTimersByTimeAsync(2 * SOCKET_CODE_PAUSE_MS);
    expect(asked).toHaveLength(3);
    socket.start();
    await arrive();
    expect(asked).toHaveLength(4);
    expect(sockets).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2 * SOCKET_CODE_PAUSE_MS);
    expect(asked).toHaveLength(4);
  });

  it('brings a wait before a reconnect to its end when it is needed', async () => {
    const { socket, sockets, last, arrive } = late();
    socket.start();
    await arrive();
    last().fail('close');
    expect(sockets).toHaveLength(1);
    socket.need();
    expect(sockets).toHaveLength(2);
  });

  it('fetches the code of the platform socket', async () => {
    expect((await loadSocketCode()).name).toBe('createPlatformSocket');
  });
});
