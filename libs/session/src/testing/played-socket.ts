import type { platformSocket } from '@heptad/contracts';
import { createPlatformSocket, type PlatformSocketOptions } from '../socket/platform-socket';

/** A connection that a spec plays the other end of. */
export class FakeSocket extends EventTarget {
  readonly sent: { msgId: number; msgData: unknown }[] = [];
  closed = 0;
  constructor(readonly url: string) {
    super();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { msgId: number; msgData: unknown });
  }
  close(): void {
    this.closed += 1;
  }
  open(): void {
    this.dispatchEvent(new Event('open'));
  }
  receive(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  fail(type: 'close' | 'error', { code = 1006, reason = '' } = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), { code, reason }));
  }
  count(msgId: number): number {
    return this.sent.filter((message) => message.msgId === msgId).length;
  }
}

/** A platform socket with everything around it in a spec's hands. */
export function setUp(more: Partial<PlatformSocketOptions> = {}) {
  const sockets: FakeSocket[] = [];
  const page = { visible: true, online: true, listeners: new Set<() => void>() };
  const state = { user: 'tok' as string | undefined, jwt: 'jwt' as string | undefined, inUse: false };
  const messages: platformSocket.ServerMessage[] = [];
  const socket = createPlatformSocket({
    open(url) {
      const fresh = new FakeSocket(url);
      sockets.push(fresh);
      return fresh as never;
    },
    url: () => 'wss://line.example/stream/ws/v1/handshake?clientType=web',
    userToken: () => state.user,
    memberToken: async () => state.jwt,
    body: () => ({ uuid: 'u', site: '4002', client: 'h5' }),
    page: {
      visible: () => page.visible,
      online: () => page.online,
      onChange(listener) {
        page.listeners.add(listener);
        return () => page.listeners.delete(listener);
      },
    },
    inUse: () => state.inUse,
    random: () => 1,
    ...more,
  });
  socket.onMessage((message) => messages.push(message));
  const change = (next: Partial<typeof page>): void => {
    Object.assign(page, next);
    for (const listener of [...page.listeners]) listener();
  };
  const last = (): FakeSocket => {
    const found = sockets.at(-1);
    if (found === undefined) throw new Error('no connection was opened');
    return found;
  };
  return { socket, sockets, state, messages, change, last };
}

/** Numbers between 0 and 1, the same for the same seed. */
export function drawsOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** How many times each second of a list occurs, most first. */
export function perSecond(moments: readonly number[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const moment of moments) {
    const second = Math.floor(moment / 1_000);
    counts.set(second, (counts.get(second) ?? 0) + 1);
  }
  return [...counts.values()].sort((a, b) => b - a);
}
