import { bets, platformSocket, SPORTS_VENUE_CODES } from '@heptad/contracts';
import * as v from 'valibot';
import { SESSION_REFUSALS } from '../members/sessions';
import { walletFiguresOf } from '../wallet/wallet-state';
import type { Scenario } from '../scenarios/scenarios';
import type { AreaServer } from '../server/area-server';
import { say } from './connections';
import type { Connection, Fate } from './connections';

/** Close codes: the login was refused; the peer has gone silent. */
const REFUSED = 4001;
const SILENT = 4002;
/** A peer that misses three heartbeats is gone. */
const PATIENCE_MS = 3 * platformSocket.HEARTBEAT_MS;

/** Puts the platform socket on the server: heartbeat echo, login by member token, pushes (SOCKET-002…SOCKET-012, OPEN-058). */
export function serveSocket({ app, services, scenarios }: AreaServer): void {
  const connections = new Set<Connection>();
  const waiting = new Set<string>();

  app.get(`/${platformSocket.HANDSHAKE_PATH}`, { websocket: true }, (socket) => {
    const connection: Connection = {
      sendText: (text) => {
        socket.send(text);
      },
      close: (code, reason) => {
        connections.delete(connection);
        socket.close(code, reason);
      },
      owner: undefined,
      heardAt: Date.now(),
    };
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
    socket.on('message', (frame) => {
      connection.heardAt = Date.now();
      hear(connection, String(frame)).catch((error: unknown) => {
        services.logger.error('socket', error);
      });
    });
    if (scenarios.list().some((scenario) => scenario.path === 'socket')) feel(connection);
  });

  const sweep = setInterval(() => {
    for (const connection of connections) {
      if (Date.now() - connection.heardAt > PATIENCE_MS) connection.close(SILENT, 'silent');
    }
  }, platformSocket.HEARTBEAT_MS);
  sweep.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(sweep);
    done();
  });

  scenarios.onAdd((scenario) => {
    for (const connection of connections) if (concerns(scenario, connection)) feel(connection);
  });
  services.events.on('balanceMoved', ({ memberId }) => {
    // A bet moves several accounts at once; one push tells of all.
    if (waiting.has(memberId)) return;
    waiting.add(memberId);
    setImmediate(() => {
      waiting.delete(memberId);
      pushWallet(memberId).catch((error: unknown) => {
        services.logger.error('socket', error);
      });
    });
  });
  services.events.on('betChanged', ({ memberId, betId, venue, state }) => {
    const msgData = v.safeParse(betChange, { betId, venue, state });
    if (msgData.success)
      push(memberId, { msgId: platformSocket.MESSAGE.betChanged, msgData: msgData.output });
  });
  services.events.on('sessionEnded', ({ memberId, tokenHash }) => {
    const message = {
      msgId: platformSocket.MESSAGE.sessionEnded,
      msgData: { code: SESSION_REFUSALS.replaced.code },
    } as const;
    for (const connection of ownedBy(memberId)) {
      if (connection.owner?.sessionId === tokenHash) say(connection, message, fateOf(connection));
    }
  });

  async function hear(connection: Connection, frame: string): Promise<void> {
    const message = read(frame);
    if (message === undefined) return;
    if (message.msgId === platformSocket.MESSAGE.heartbeat) {
      say(connection, message, fateOf(connection));
      return;
    }
    await logIn(connection, message.msgData.token);
  }

  async function logIn(connection: Connection, token: string): Promise<void> {
    const now = services.clock.now();
    const claims = services.socketTokens.read(token, now);
    const member = claims && (await services.members.find(claims.memberId));
    const accepted = claims !== undefined && member !== undefined;
    if (accepted) connection.owner = { memberId: member.id, name: member.name, sessionId: claims.sessionId };
    say(
      connection,
      { msgId: platformSocket.MESSAGE.loginAnswer, msgData: { accepted, serverTime: now } },
      fateOf(connection),
    );
    if (!accepted) connection.close(REFUSED, 'login refused');
  }

  async function pushWallet(memberId: string): Promise<void> {
    if (!ownedBy(memberId).length) return;
    const member = await services.members.find(memberId);
    if (member === undefined) return;
    push(memberId, {
      msgId: platformSocket.MESSAGE.balanceChanged,
      msgData: await walletFiguresOf(services, member),
    });
  }

  function push(memberId: string, message: platformSocket.ServerMessage): void {
    for (const connection of ownedBy(memberId)) say(connection, message, fateOf(connection));
  }

  function ownedBy(memberId: string): readonly Connection[] {
    return [...connections].filter((connection) => connection.owner?.memberId === memberId);
  }

  function fateOf(connection: Connection): Fate {
    const { effect } = scenarios.take('socket', connection.owner?.name);
    return effect !== undefined && 'socket' in effect ? effect.socket : undefined;
  }

  /** A scenario that closes or talks nonsense is felt at once, not only at the next heartbeat. */
  function feel(connection: Connection): void {
    const heartbeat = { msgId: platformSocket.MESSAGE.heartbeat, msgData: '' } as const;
    const felt = scenarios.list().find((scenario) => concerns(scenario, connection));
    if (felt === undefined || !('socket' in felt.effect) || felt.effect.socket === 'silence') return;
    say(connection, heartbeat, fateOf(connection));
  }
}

const betChange = v.object({
  betId: v.string(),
  venue: v.picklist(SPORTS_VENUE_CODES),
  state: v.picklist(bets.betStates),
});

function concerns(scenario: Scenario, connection: Connection): boolean {
  if (scenario.path !== 'socket') return false;
  return scenario.member === undefined || scenario.member === connection.owner?.name;
}

function read(frame: string): platformSocket.ClientMessage | undefined {
  try {
    const parsed = v.safeParse(platformSocket.clientMessage, JSON.parse(frame));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
