import { isBuiltFile } from './built-file';
import { keptFiles, type FileCaches } from './kept-files';

/** What is used of an event that keeps the worker alive until something is done. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export interface InstallEvent extends Lasting {
  /** Which requests pass the worker by without starting it. Not every browser has it. */
  addRoutes?(rule: typeof PAST_THE_WORKER): Promise<unknown>;
}

export interface FetchedEvent extends Lasting {
  readonly request: Request;
  /** The page's request, sent while the worker was still starting. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface MessagedEvent {
  readonly data: unknown;
  readonly ports: readonly { postMessage(message: unknown): void }[];
}

/** The part of a service worker's global scope that is used. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: FileCaches;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  fetch(request: Request, options?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchedEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessagedEvent) => void): void;
}

/** What one build's worker serves. */
export interface Site {
  /** Names the build; another one for every deployment. */
  readonly build: string;
  /** The address of the build's first script, by which a page tells whether it is of this build. */
  readonly entry: string;
  /** The hashes of the build's files, by their paths: nothing else is ever kept. */
  readonly files: ReadonlyMap<string, string>;
  /** What is shown instead of a page that cannot be had, and the policy it lives by. */
  readonly offline: { readonly html: string; readonly policy: string };
}

/** What a page says to the worker: which first script is yours, and take over from the one before. */
export const WORKER_MESSAGE = { whichEntry: 'whichEntry', takeOver: 'takeOver' } as const;

/** The build puts a hash of the content into these names. */
const HASHED = /^\/assets\/[^?]*-[\w-]{7,}\.\w+$/;
/**
 * Everything but pages and built files, as a static route. No call waits for the worker to start, and none starts a worker anew
 * that is just making way for another one, which in Chromium would keep the other one waiting.
 */
const PAST_THE_WORKER = {
  condition: { not: { or: [{ requestMode: 'navigate' }, { urlPattern: { pathname: '/assets/*' } }] } },
  source: 'network',
} as const;

/** The page checks by itself what it names. Here a wrong answer must be seen, not refused. */
const AS_IT_IS = { integrity: '' } as const;
/** Answers that the browser's own cache may hold by mistake. Asking past it is worth while; a server in trouble is left alone. */
const MAY_BE_HELD: ReadonlySet<number> = new Set([200, 404]);

/**
 * Serves a site from a service worker: pages from the network, or a page that says there is none; the build's own files from
 * a cache, once every byte of them is known to be right. A wrong answer goes through to the page and is not kept. Every other
 * request, and so every call and all that concerns money, passes it by untouched.
 */
export function serveSite(scope: WorkerScope, { build, entry, files, offline }: Site): void {
  const kept = keptFiles(scope.caches, build, files);

  async function pageOf({ request, preloadResponse }: FetchedEvent): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch {
      return new Response(offline.html, {
        status: 503,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': offline.policy,
          'cache-control': 'no-store',
        },
      });
    }
  }

  async function fileOf({
    request,
    waitUntil,
  }: Pick<FetchedEvent, 'request' | 'waitUntil'>): Promise<Response> {
    const { url } = request;
    const found = await kept.find(url).catch(() => undefined);
    if (found !== undefined) return found;
    const path = new URL(url).pathname;
    const hash = files.get(path);
    const answer = await scope.fetch(request, AS_IT_IS);
    if (hash === undefined) return answer;

    const andKeep = (right: Response): Response => {
      // A full storage only means that nothing is kept.
      waitUntil(kept.keep(url, right.clone()).catch(() => undefined));
      return right;
    };
    if (await isBuiltFile(answer, path, hash)) return andKeep(answer);
    if (!MAY_BE_HELD.has(answer.status)) return answer;
    const anew = await scope.fetch(request, { ...AS_IT_IS, cache: 'reload' }).catch(() => undefined);
    return anew !== undefined && (await isBuiltFile(anew, path, hash)) ? andKeep(anew) : answer;
  }

  scope.addEventListener('install', (event) => {
    // A worker that checks nothing may keep its page from ever starting, and so from asking for the change.
    const takeOver = async (): Promise<void> => {
      if (await kept.anyUnchecked()) await scope.skipWaiting();
    };
    event.waitUntil(Promise.allSettled([takeOver(), event.addRoutes?.(PAST_THE_WORKER)]));
  });

  scope.addEventListener('activate', (event) => {
    const ready = [kept.tidyUp(), scope.registration.navigationPreload?.enable(), scope.clients.claim()];
    event.waitUntil(Promise.allSettled(ready));
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    const { origin, pathname, search } = new URL(request.url);
    if (origin !== scope.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(pageOf(event));
    else if (search === '' && HASHED.test(pathname)) {
      event.respondWith(fileOf({ request, waitUntil: (work) => event.waitUntil(work) }));
    }
  });

  scope.addEventListener('message', ({ data, ports }) => {
    if (data === WORKER_MESSAGE.whichEntry) ports[0]?.postMessage(entry);
    else if (data === WORKER_MESSAGE.takeOver) void scope.skipWaiting();
  });
}
