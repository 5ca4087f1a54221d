import type { PageState } from '@heptad/device';
import type { PlatformSocket } from '../socket/platform-socket';

type MessageListener = Parameters<PlatformSocket['onMessage']>[0];

/** A platform socket that never connects: what is asked of it is recorded, and a spec pushes its messages. */
export function stubSocket() {
  const listeners = new Set<MessageListener>();
  const calls: string[] = [];
  const socket: PlatformSocket = {
    start: () => void calls.push('start'),
    stop: () => void calls.push('stop'),
    need: () => void calls.push('need'),
    status: () => 0,
    isLogin: () => false,
    onMessage(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onStatus: () => () => undefined,
    onError: () => () => undefined,
  };
  const push: MessageListener = (message) => {
    for (const listener of [...listeners]) listener(message);
  };
  return { socket, calls, push };
}

/** A page that is seen and online; a spec says when that may have changed. */
export function stubPage() {
  const listeners = new Set<() => void>();
  const page: PageState = {
    visible: () => true,
    online: () => true,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const changed = (): void => {
    for (const listener of [...listeners]) listener();
  };
  return { page, changed };
}
