import { join } from 'node:path';
import type { CDPSession } from 'playwright';
import { brotliSize } from './brotli.mjs';

/** What a page has fetched so far. */
export interface Traffic {
  /** Paths of the scripts that have arrived. */
  scripts(): ReadonlySet<string>;
  /** Bytes of everything as it came over the wire, headers included. */
  bytes(): number;
  /** Resolves when no script has been asked for or has arrived for so many milliseconds. */
  scriptsAtRest(ms: number): Promise<void>;
}

/** Listens from now on. The session's network domain must be enabled. */
export function watchTraffic(devtools: CDPSession): Traffic {
  const asked = new Map<string, string>();
  const arrived = new Set<string>();
  let bytes = 0;
  let lastScript = performance.now();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, protocol } = new URL(request.url);
    if (!protocol.startsWith('http') || !pathname.endsWith('.js')) return;
    asked.set(requestId, pathname);
    lastScript = performance.now();
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    const script = asked.get(requestId);
    if (script === undefined) return;
    arrived.add(script);
    lastScript = performance.now();
  });
  return {
    scripts: () => new Set(arrived),
    bytes: () => bytes,
    async scriptsAtRest(ms) {
      while (performance.now() - lastScript < ms) await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

/** Brotli bytes of scripts of a built site. */
export const bytesOfScripts = (folder: string, scripts: Iterable<string>): number =>
  [...scripts].reduce((sum, path) => sum + brotliSize(join(folder, path)), 0);
