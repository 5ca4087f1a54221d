import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds in which something must move on a connection, either way. */
export const STILL_TIMEOUT_MS = 60_000;

/**
 * Ends a response's connection when the server finds it still while the browser has bytes to take. A response that the edge
 * itself has nothing for yet is left to the limits of whoever it waits for.
 */
export function endWhenNotRead(response: ServerResponse): void {
  response.on('timeout', endNotRead);
}

/** One for all responses; that somebody listens keeps the server from ending the connection itself. */
function endNotRead(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
}
