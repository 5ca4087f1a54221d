/** What is used of an event that keeps the worker alive until something is done. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
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
  readonly caches: {
    keys(): Promise<string[]>;
    delete(name: string): Promise<boolean>;
    /** Looks in all of them. */
    match(address: string): Promise<Response | undefined>;
    open(name: string): Promise<{ put(address: string, answer: Response): Promise<void> }>;
  };
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  fetch(request: Request): Promise<Response>;
  skipWaiting(): Promise<void>;
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
  /** What is shown instead of a page that cannot be had, and the policy it lives by. */
  readonly offline: { readonly html: string; readonly policy: string };
}

/** What a page says to the worker: which first script is yours, and take over from the one before. */
export const WORKER_MESSAGE = { whichEntry: 'whichEntry', takeOver: 'takeOver' } as const;

/** The build puts a hash of the content into these names; nothing else is ever kept. */
const HASHED = /^\/assets\/[^?]*-[\w-]{8,}\.\w+$/;
const CACHE_PREFIX = 'assets-';
/** The build before stays as well: tabs that were opened with it still fetch its parts. */
const BUILDS_KEPT = 2;

/**
 * Serves a site from a service worker: pages from the network, or a page that says there is none; files named by their
 * content from a cache. Every other request, and so every call and all that concerns money, passes it by untouched.
 */
export function serveSite(scope: WorkerScope, { build, entry, offline }: Site): void {
  const cacheName = `${CACHE_PREFIX}${build}`;

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

  async function assetOf({
    request,
    waitUntil,
  }: Pick<FetchedEvent, 'request' | 'waitUntil'>): Promise<Response> {
    const known = await scope.caches.match(request.url).catch(() => undefined);
    if (known !== undefined) return known;
    const answer = await scope.fetch(request);
    if (answer.status === 200 && answer.type === 'basic') {
      const copy = answer.clone();
      // A full storage only means that nothing is kept.
      const kept = scope.caches.open(cacheName).then((cache) => cache.put(request.url, copy));
      waitUntil(kept.catch(() => undefined));
    }
    return answer;
  }

  /** Keeps the newest builds' files. Names come in the order in which the caches were made. */
  async function tidyUp(): Promise<void> {
    await scope.caches.open(cacheName);
    const ours = (await scope.caches.keys()).filter(
      (name) => name.startsWith(CACHE_PREFIX) && name !== cacheName,
    );
    const old = ours.slice(0, Math.max(0, ours.length - (BUILDS_KEPT - 1)));
    await Promise.all(old.map((name) => scope.caches.delete(name)));
  }

  scope.addEventListener('activate', (event) => {
    const ready = [tidyUp(), scope.registration.navigationPreload?.enable(), scope.clients.claim()];
    event.waitUntil(Promise.allSettled(ready));
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    const { origin, pathname, search } = new URL(request.url);
    if (origin !== scope.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(pageOf(event));
    else if (search === '' && HASHED.test(pathname)) {
      event.respondWith(assetOf({ request, waitUntil: (work) => event.waitUntil(work) }));
    }
  });

  scope.addEventListener('message', ({ data, ports }) => {
    if (data === WORKER_MESSAGE.whichEntry) ports[0]?.postMessage(entry);
    else if (data === WORKER_MESSAGE.takeOver) void scope.skipWaiting();
  });
}
