import { platformSocket } from '@heptad/contracts';
import { RECONNECT_SPREAD_MS } from './backoff';
import { setUp, type FakeSocket } from '../testing/played-socket';

const echo = JSON.stringify({ msgId: 0, msgData: '' });
const accepted = JSON.stringify({ msgId: 10002, msgData: { accepted: true, serverTime: 1 } });

/** Plays a platform that lets a connection in. */
async function letIn(connection: FakeSocket): Promise<void> {
  connection.open();
  await jest.advanceTimersByTimeAsync(0);
  connection.receive(accepted);
}

describe('platform socket', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('SOCKET-004 is 1 while open and 0 when closed or failed', async () => {
    const { socket, last } = setUp();
    const seen: number[] = [];
    socket.onStatus((status) => seen.push(status));
    socket.start();
    expect(socket.status()).toBe(0);
    last().open();
    expect(socket.status()).toBe(1);
    last().fail('close');
    expect(socket.status()).toBe(0);
    await jest.advanceTimersByTimeAsync(RECONNECT_SPREAD_MS);
    last().open();
    last().fail('error');
    expect(seen).toEqual([1, 0, 1, 0]);
    socket.stop();
  });

  it('SOCKET-003 SOCKET-006 SOCKET-008 SOCKET-009 logs in once per connection, with the member token it fetched', async () => {
    const { socket, last } = setUp();
    socket.start();
    last().open();
    expect(socket.isLogin()).toBe(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(socket.isLogin()).toBe(true);
    expect(last().sent).toEqual([
      { msgId: 10001, msgData: { token: 'jwt', body: { uuid: 'u', site: '4002', client: 'h5' } } },
    ]);
    last().open();
    await jest.advanceTimersByTimeAsync(0);
    expect(last().count(platformSocket.MESSAGE.login)).toBe(1);
    last().fail('close');
    expect(socket.isLogin()).toBe(false);
    await jest.advanceTimersByTimeAsync(RECONNECT_SPREAD_MS);
    last().open();
    await jest.advanceTimersByTimeAsync(0);
    expect(last().count(platformSocket.MESSAGE.login)).toBe(1);
    socket.stop();
  });

  it('SOCKET-005 beats from its opening on, whether its login has been answered or not', async () => {
    const { socket, last } = setUp();
    socket.start();
    await jest.advanceTimersByTimeAsync(4_999);
    last().open();
    await jest.advanceTimersByTimeAsync(4_999);
    expect(last().count(0)).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(last().count(0)).toBe(1);
    socket.stop();
  });

  it('SOCKET-007 beats every 5 s with msgId 0 and empty data', async () => {
    const { socket, last } = setUp();
    socket.start();
    await letIn(last());
    for (let beat = 1; beat <= 3; beat += 1) {
      await jest.advanceTimersByTimeAsync(5_000);
      last().receive(echo);
      expect(last().count(0)).toBe(beat);
    }
    expect(last().sent.at(-1)).toEqual({ msgId: 0, msgData: '' });
    socket.stop();
  });

  it('finds a dead peer within 10 s of its last sign and connects anew', async () => {
    const { socket, sockets, last } = setUp();
    socket.start();
    await letIn(last());
    await jest.advanceTimersByTimeAsync(5_000);
    last().receive(echo);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(socket.status()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(socket.status()).toBe(0);
    expect(sockets[0]?.closed).toBe(1);
    await jest.advanceTimersByTimeAsync(RECONNECT_SPREAD_MS);
    expect(sockets).toHaveLength(2);
    socket.stop();
  });

  it('gives up a connection that is not open within 10 s, and leaves an open one alone', async () => {
    const { socket, sockets, last } = setUp();
    socket.start();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(sockets[0]?.closed).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(sockets[0]?.closed).toBe(1);
    await jest.advanceTimersByTimeAsync(RECONNECT_SPREAD_MS);
    expect(sockets).toHaveLength(2);
    await letIn(last());
    for (let beat = 0; beat < 4; beat += 1) {
      await jest.advanceTimersByTimeAsync(5_000);
      last().receive(echo);
    }
    expect(sockets).toHaveLength(2);
    socket.stop();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up a connection that echoes beats but leaves the login unanswered, or refuses it', async () => {
    const { socket, sockets, last } = setUp();
    socket.start();
    last().open();
    await jest.advanceTimersByTimeAsync(0);
    for (let second = 0; second < 9; second += 1) {
      await jest.advanceTimersByTimeAsync(1_000);
      last().receive(echo);
    }
    expect(sockets[0]?.closed).toBe(0);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sockets[0]?.closed).toBe(1);
    await jest.advanceTimersByTimeAsync(RECONNECT_SPREAD_MS);
    last().open();
    await jest.advanceTimersByTimeAsync(0);
    last().receive(JSON.stringify({ msgId: 10002, msgData: { accepted: false, serverTime: 1 } }));
    expect(sockets[1]?.closed).toBe(1);
    await jest.advanceTimersByTimeAsync(19_999);
    expect(sockets).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(3);
    socket.stop();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('takes nonsense for no sign of life, and an unknown kind of message for one', async () => {
    const { socket, sockets, last } = setUp();
    socket.start();
    last().open();
    for (let second = 0; second < 10; second += 1) {
      await jest.advanceTimersByTimeAsync(1_000);
      last().receive('{"msgId":2000');
    }
    expect(sockets[0]?.closed).toBe(1);
    await jest.advanceTimersByTimeAsync(RECONNECT_SPREAD_MS);
    await letIn(last());
    for (let beat = 0; beat < 4; beat += 1) {
      await jest.advanceTimersByTimeAsync(5_000);
      last().receive('{"msgId":777,"msgData":{}}');
    }
    expect(socket.status()).toBe(1);
    expect(sockets).toHaveLength(2);
    socket.stop();
  });

  it('SOCKET-010 without a user token a heartbeat tick resets the login, closes and ends the timer', async () => {
    const { socket, sockets, state, last } = setUp();
    socket.start();
    last().open();
    await jest.advanceTimersByTimeAsync(0);
    state.user = undefined;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(last().closed).toBe(1);
    expect(socket.isLogin()).toBe(false);
    expect(jest.getTimerCount()).toBe(0);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('SOCKET-011 an error closes and is told', () => {
    const { socket, last } = setUp();
    const heard = jest.fn();
    socket.onError(heard);
    socket.start();
    last().open();
    last().fail('error');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(socket.status()).toBe(0);
    socket.stop();
  });

  it('SOCKET-012 tells known messages and ignores malformed and unknown ones', () => {
    const { socket, messages, last } = setUp();
    socket.start();
    last().open();
    for (const frame of [
      'garbage',
      '{"msgId":20003}',
      '{"msgId":777,"msgData":{}}',
      'null',
      new ArrayBuffer(3),
      `"${'x'.repeat(300_000)}"`,
    ]) {
      last().receive(frame);
    }
    last().receive(JSON.stringify({ msgId: 20003, msgData: { mailId: 'm', title: 't', unread: 2 } }));
    expect(messages.map((message) => message.msgId)).toEqual([20003]);
    expect(socket.status()).toBe(1);
    socket.stop();
  });

  it('waits longer with each failure in a row, and shortly again after a login that was taken', async () => {
    const { socket, sockets, last } = setUp();
    socket.start();
    for (const wait of [16_000, 20_000, 20_000]) {
      last().fail('close');
      const before = sockets.length;
      await jest.advanceTimersByTimeAsync(wait - 1);
      expect(sockets).toHaveLength(before);
      await jest.advanceTimersByTimeAsync(1);
      expect(sockets).toHaveLength(before + 1);
    }
    last().open();
    last().receive(accepted);
    last().fail('close');
    const before = sockets.length;
    await jest.advanceTimersByTimeAsync(RECONNECT_SPREAD_MS);
    expect(sockets).toHaveLength(before + 1);
    socket.stop();
  });

  it('connects at once when the browser comes online or the page is seen again', async () => {
    const { socket, sockets, change, last } = setUp();
    socket.start();
    last().fail('close');
    change({ online: false });
    await jest.advanceTimersByTimeAsync(30_000);
    expect(sockets).toHaveLength(1);
    change({ online: true });
    expect(sockets).toHaveLength(2);
    last().fail('close');
    change({ visible: false });
    expect(sockets).toHaveLength(2);
    change({ visible: true });
    expect(sockets).toHaveLength(3);
    change({ visible: true });
    expect(sockets).toHaveLength(3);
    socket.stop();
  });

  it('comes back within 1.5 s on the page that is being used, at once when the member needs the line', async () => {
    const { socket, sockets, state, change, last } = setUp();
    socket.need();
    expect(sockets).toHaveLength(0);
    socket.start();
    state.inUse = true;
    last().fail('close');
    await jest.advanceTimersByTimeAsync(1_499);
    expect(sockets).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await letIn(last());
    socket.need();
    expect(sockets).toHaveLength(2);
    state.inUse = false;
    last().fail('close');
    socket.need();
    socket.need();
    expect(sockets).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(sockets).toHaveLength(3);
    last().fail('close');
    change({ online: false });
    socket.need();
    expect(sockets).toHaveLength(3);
    socket.stop();
    socket.need();
    expect(sockets).toHaveLength(3);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('OPEN-058 comes back within the spread that a planned close names, until it is let in again', async () => {
    const { socket, sockets, last } = setUp();
    socket.start();
    await letIn(last());
    last().fail('close', { code: 1012, reason: 'spread=15000' });
    await jest.advanceTimersByTimeAsync(14_999);
    expect(sockets).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await letIn(last());
    last().fail('close', { code: 1001, reason: 'spread=15000' });
    await jest.advanceTimersByTimeAsync(RECONNECT_SPREAD_MS);
    expect(sockets).toHaveLength(3);
    socket.stop();
  });

  it('takes nothing from a connection it has let go, and leaves no timer behind when stopped', async () => {
    const { socket, sockets, messages, last, change } = setUp();
    socket.start();
    last().open();
    const old = last();
    socket.stop();
    old.receive(echo);
    old.fail('close');
    change({ visible: true });
    expect(messages).toHaveLength(0);
    expect(sockets).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
    socket.start();
    socket.start();
    expect(sockets).toHaveLength(2);
    socket.stop();
  });

  it('a member token that comes too late or not at all logs nobody in', async () => {
    let give: (token: string) => void = () => undefined;
    const { socket, sockets, last } = setUp({
      memberToken: () => new Promise((resolve) => (give = resolve)),
    });
    socket.start();
    last().open();
    const first = last();
    first.fail('close');
    give('late');
    await jest.advanceTimersByTimeAsync(RECONNECT_SPREAD_MS);
    expect(first.sent).toEqual([]);
    expect(sockets).toHaveLength(2);
    socket.stop();

    const failing = setUp({ memberToken: async () => Promise.reject(new Error('no')) });
    failing.socket.start();
    failing.last().open();
    await jest.advanceTimersByTimeAsync(0);
    expect(failing.socket.status()).toBe(0);
    failing.socket.stop();
  });
});
