import type { gamePlay } from '@heptad/contracts';
import type { StreamSocket } from '../../frame/session/stream-socket';
import { followStream, SILENT_MS } from './follow-stream';

const TOKEN = 'session-1';

function follow() {
  const sockets: (StreamSocket & { sent: string[]; closed: boolean })[] = [];
  const heard: gamePlay.StreamMessage[] = [];
  const lost = jest.fn();
  const stream = followStream({
    token: TOKEN,
    connect: () => {
      const socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        sent: [] as string[],
        closed: false,
        send: (text: unknown) => void socket.sent.push(String(text)),
        close: () => {
          socket.closed = true;
        },
      };
      sockets.push(socket);
      return socket;
    },
    heard: (message) => heard.push(message),
    lost,
    random: () => 0.5,
  });
  const last = () => sockets.at(-1)!;
  const tell = (message: unknown) => last().onmessage?.({ data: JSON.stringify(message) });
  return { sockets, heard, lost, stream, last, tell };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a stream that is followed', () => {
  it('says the session once it is connected and passes messages on', () => {
    const { last, heard, tell } = follow();
    expect(last().sent).toEqual([]);
    last().onopen?.();
    expect(last().sent).toEqual([JSON.stringify({ token: TOKEN })]);
    tell({ type: 'players', players: 3 });
    expect(heard).toEqual([{ type: 'players', players: 3 }]);
  });

  it('passes over what is no message', () => {
    const { last, heard, tell } = follow();
    tell({ type: 'players', players: -1 });
    tell({ type: 'gift' });
    last().onmessage?.({ data: '{' });
    last().onmessage?.({ data: new ArrayBuffer(2) });
    expect(heard).toEqual([]);
  });

  it('connects anew with longer waits, and is patient again once it heard something', () => {
    const { sockets, last, lost, tell } = follow();
    last().onclose?.();
    expect(lost).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(499);
    expect(sockets).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
    last().onclose?.();
    jest.advanceTimersByTime(999);
    expect(sockets).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(sockets).toHaveLength(3);
    tell({ type: 'players', players: 1 });
    last().onclose?.();
    jest.advanceTimersByTime(500);
    expect(sockets).toHaveLength(4);
  });

  it('gives up a connection over which nothing comes', () => {
    const { sockets, last, lost, tell } = follow();
    const first = last();
    jest.advanceTimersByTime(SILENT_MS);
    expect(first.closed).toBe(true);
    expect(lost).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    tell({ type: 'players', players: 1 });
    jest.advanceTimersByTime(10 * SILENT_MS);
    expect(sockets).toHaveLength(2);
  });

  it('is over when the session is, and when it is ended here', () => {
    const over = follow();
    over.tell({ type: 'ended', message: 'over' });
    expect(over.heard).toEqual([{ type: 'ended', message: 'over' }]);
    const ended = follow();
    ended.stream.end();
    ended.stream.renew();
    jest.advanceTimersByTime(60_000);
    expect([over.sockets, ended.sockets].map(({ length }) => length)).toEqual([1, 1]);
    expect(ended.last().closed).toBe(true);
  });

  it('renewed by hand closes the old line, whose end is not heard twice', () => {
    const { sockets, stream, lost } = follow();
    const first = sockets[0]!;
    stream.renew();
    first.onclose?.();
    expect(lost).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
  });
});
