import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { pathOf, refuse } from '../edge-handler';
import { createHealth } from './health';
import type { HealthSources } from './health';
import type { Measures } from './measures';

export interface WatchOptions extends HealthSources {
  readonly measures: Measures;
  /** What `/version` says. */
  readonly version: Readonly<Record<string, unknown>>;
}

/**
 * What operators alone may read, at an address of its own that is never the site's: `/metrics`, `/version`, `/healthz` and
 * `/readyz`. It listens when told to.
 */
export function createWatchServer({ measures, version, ...sources }: WatchOptions): Server {
  const health = createHealth(sources);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405, 'This is read by GET.');
    else if (health.matches(path)) await health.handle(request, response);
    else if (path === '/version') send(response, 'application/json; charset=utf-8', JSON.stringify(version));
    else if (path === '/metrics')
      send(response, measures.registry.contentType, await measures.registry.metrics());
    else refuse(response, 404, 'There are /metrics, /version, /healthz and /readyz.');
  };
  return createServer((request, response) => {
    answer(request, response).catch(() => refuse(response, 500, 'The edge could not answer.'));
  });
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(text);
}
