import { gamePlay } from '@heptad/contracts';

/** The parts of a WebSocket that a stream uses. */
export type StreamSocket = Pick<WebSocket, 'send' | 'close'> & {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
};

/** The address of the stream at the page's own origin. */
export function streamAddress({ href }: Pick<Location, 'href'>): string {
  const address = new URL(gamePlay.STREAM_PATH, href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.search = '';
  address.hash = '';
  return address.href;
}

/** Opens the stream at the page's own origin. */
export const openStreamSocket = (): StreamSocket => new WebSocket(streamAddress(location)) as StreamSocket;
