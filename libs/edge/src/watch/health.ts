import type { EdgeHandler } from '../edge-handler';

const ALIVE = '/healthz';
const READY = '/readyz';
/** Where whoever spreads requests over several edges asks for one's state. */
export const HEALTH_PATHS: readonly string[] = [ALIVE, READY];

/** What is asked before an edge calls itself ready. */
export interface HealthSources {
  /** Whether the edge has been told to end. */
  readonly isDraining: () => boolean;
  /** Whether the platform of every site answers; never rejects. */
  readonly isReachable: () => Promise<boolean>;
}

/** Whether an edge may be sent requests, and why not. */
export async function readiness({ isDraining, isReachable }: HealthSources): Promise<{
  readonly status: 200 | 503;
  readonly word: string;
}> {
  if (isDraining()) return { status: 503, word: 'draining' };
  return (await isReachable())
    ? { status: 200, word: 'ready' }
    : { status: 503, word: 'platform unreachable' };
}

/**
 * `/healthz` says that the process answers, `/readyz` whether it may be sent requests. Both are one word: everybody may ask.
 */
export function createHealth(sources: HealthSources): EdgeHandler {
  return {
    matches: (path) => HEALTH_PATHS.includes(path),
    async handle(request, response) {
      const isReady = request.url?.startsWith(READY) === true;
      const { status, word } = isReady ? await readiness(sources) : { status: 200, word: 'alive' };
      response.writeHead(status, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.end(`${word}\n`);
    },
  };
}
