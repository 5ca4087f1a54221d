import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

const OPENED = 'HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n';
const AT_ONCE = 50;

/** A platform that opens every socket and then says nothing. */
export async function quietPlatform(): Promise<{ readonly origin: string; close(): void }> {
  const held = new Set<Socket>();
  const server: Server = createServer((_, response) => response.end());
  server.on('upgrade', (_, socket: Socket) => {
    held.add(socket);
    socket.on('error', () => socket.destroy());
    socket.write(OPENED);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close() {
      for (const socket of held) socket.destroy();
      server.close();
    },
  };
}

/**
 * Opens sockets that then say nothing.
 * @param port of the server @param host the name that is asked for
 * @returns what closes them all
 * @throws Error when one is not opened
 */
export async function openSockets(count: number, port: number, host: string): Promise<() => void> {
  const sockets: Socket[] = [];
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const open = async (): Promise<void> => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.write(
      `GET /stream/ws HTTP/1.1\r\nhost: ${host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: aGVwdGFkLWJlbmNoLWtleXM=\r\n\r\n`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    if (!String(answer).startsWith('HTTP/1.1 101'))
      throw new Error(`A socket was not opened: ${String(answer)}`);
  };
  try {
    while (sockets.length < count)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, open));
  } catch (error) {
    close();
    throw error;
  }
  return close;
}
