import { once } from 'node:events';
import { WebSocket } from 'ws';
import { until } from './until';

/** A member's socket at one of several processes. */
export interface MemberSocket {
  readonly socket: WebSocket;
  /** Whether a message with these words has come. */
  heard(words: string): boolean;
}

/** Opens it and logs the member in. @param jwt the member token that the platform gives for sockets */
export async function openMemberSocket(origin: string, jwt: string): Promise<MemberSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/stream/ws/v1/handshake?clientType=web`);
  const frames: string[] = [];
  socket.on('message', (frame) => frames.push(String(frame)));
  await once(socket, 'open');
  const login = { token: jwt, body: { uuid: 'u', site: '4002', client: 'h5' } };
  socket.send(JSON.stringify({ msgId: 10001, msgData: login }));
  const heard = (words: string): boolean => frames.some((frame) => frame.includes(words));
  await until(() => heard('"msgId":10002'));
  return { socket, heard };
}
