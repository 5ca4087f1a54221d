import { platformSocket } from '@heptad/contracts';
import * as v from 'valibot';
import type { SandboxServices } from '../server/services';
import type { Connection } from './connection';
import type { OpenConnections } from './open-connections';

/** Close code: the login was refused. */
const REFUSED = 4001;

type LoginServices = Pick<SandboxServices, 'clock' | 'members' | 'socketTokens'>;

/** Answers a frame of a client: an echo for a heartbeat, a login by member token (SOCKET-002, SOCKET-008). Other frames are passed over. */
export async function answerFrame(
  services: LoginServices,
  connections: OpenConnections,
  connection: Connection,
  frame: string,
): Promise<void> {
  const message = read(frame);
  if (message === undefined) return;
  if (message.msgId === platformSocket.MESSAGE.heartbeat) connections.send(connection, message);
  else await logIn(services, connections, connection, message.msgData.token);
}

async function logIn(
  services: LoginServices,
  connections: OpenConnections,
  connection: Connection,
  token: string,
): Promise<void> {
  const now = services.clock.now();
  const claims = services.socketTokens.read(token, now);
  const member = claims && (await services.members.find(claims.memberId));
  const accepted = claims !== undefined && member !== undefined;
  if (accepted) connection.owner = { memberId: member.id, name: member.name, sessionId: claims.sessionId };
  connections.send(connection, {
    msgId: platformSocket.MESSAGE.loginAnswer,
    msgData: { accepted, serverTime: now },
  });
  if (!accepted) connection.close(REFUSED, 'login refused');
}

function read(frame: string): platformSocket.ClientMessage | undefined {
  try {
    const parsed = v.safeParse(platformSocket.clientMessage, JSON.parse(frame));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
