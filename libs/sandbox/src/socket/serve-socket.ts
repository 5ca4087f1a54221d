import { platformSocket } from '@heptad/contracts';
import { localeOfHeader } from '@heptad/sandbox-venues';
import type { AreaServer } from '../server/area-server';
import { answerFrame } from './client-frames';
import { sendAway } from './close-by-plan';
import { createOpenConnections } from './open-connections';
import { pushEvents } from './push-events';

/** Puts the platform socket on the server: heartbeat echo, login by member token, pushes (SOCKET-002…SOCKET-012, OPEN-058). */
export function serveSocket({ app, services, scenarios }: AreaServer): void {
  const connections = createOpenConnections(scenarios);

  app.get(`/${platformSocket.HANDSHAKE_PATH}`, { websocket: true }, (socket, { headers }) => {
    const connection = connections.open(socket, localeOfHeader(headers['accept-language']));
    socket.on('close', () => {
      connections.remove(connection);
    });
    socket.on('message', (frame) => {
      connection.heardAt = Date.now();
      answerFrame(services, connections, connection, String(frame)).catch((error: unknown) => {
        services.logger.error('socket', error);
      });
    });
  });

  const sweep = setInterval(() => {
    connections.closeSilent();
  }, platformSocket.HEARTBEAT_MS);
  sweep.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(sweep);
    done();
  });

  scenarios.onAdd((scenario) => {
    connections.feel(scenario);
  });
  pushEvents(services, connections);
  services.events.on('newsLost', () => sendAway(app));
}
