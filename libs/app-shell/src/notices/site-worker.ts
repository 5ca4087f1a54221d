import type { Clock, PageState } from '@heptad/device';

export interface SiteWorkerDeps {
  readonly container: Pick<ServiceWorkerContainer, 'register'>;
  /** The worker's script, trusted already. */
  readonly address: string;
  /** The address of this page's own first script: by it a worker tells whether it is of the same build. */
  readonly entry: string | undefined;
  readonly page: PageState;
  readonly clock: Clock;
  reload(): void;
}

/** Whether another build of the site is ready to take over, and how to let it. */
export interface SiteUpdate {
  ready(): boolean;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
  /**
   * Hands over and reloads the page once it is done, after {@link TAKE_OVER_MS} at the latest; once more where the hand-over
   * comes later than that. To be called at a member's wish alone, and never while money is under way.
   */
  apply(): void;
}

/** A page that is seen again asks for another build, but no more often than this, in milliseconds. */
const CHECK_EVERY_MS = 10 * 60_000;
/** How long a page whose member wants the other build waits for it to take over, in milliseconds. */
const TAKE_OVER_MS = 3_000;
/** The worker answers and obeys these (`tools/vite/site-worker`). */
const MESSAGE = { whichEntry: 'whichEntry', takeOver: 'takeOver' } as const;

/** Asks a worker for the first script of its build. */
function entryOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage(MESSAGE.whichEntry, [port2]);
  });
}

/** Lets a worker take over, and reloads the page as {@link SiteUpdate.apply} says. */
function handOver(later: ServiceWorker, reload: () => void): void {
  // Another tab may have let it take over already.
  if (later.state === 'activated' || later.state === 'redundant') {
    reload();
    return;
  }
  later.postMessage(MESSAGE.takeOver);
  // A browser may let a worker wait for minutes. The page comes from the network all the same, and with it the other build.
  const waited = setTimeout(reload, TAKE_OVER_MS);
  later.addEventListener('statechange', () => {
    if (later.state !== 'activated') return;
    clearTimeout(waited);
    // Also while the page is being loaded: Chromium never answers a load that the worker before had taken when it was stopped.
    reload();
  });
}

/**
 * Registers the worker that serves the site without a network (WEBCLIP-001) and watches for later builds of it. A worker of
 * the page's own build takes over by itself; one of another build waits until it is asked to.
 */
export function watchSiteWorker({
  container,
  address,
  entry,
  page,
  clock,
  reload,
}: SiteWorkerDeps): SiteUpdate {
  const listeners = new Set<() => void>();
  let waiting: ServiceWorker | undefined;
  let applying = false;
  let checkedAt = clock.now();

  async function consider(worker: ServiceWorker): Promise<void> {
    if ((await entryOf(worker)) === entry) {
      worker.postMessage(MESSAGE.takeOver);
      return;
    }
    waiting = worker;
    for (const listener of [...listeners]) listener();
  }

  function follow(registration: ServiceWorkerRegistration): void {
    // The very first worker has nobody to take over from and is active by itself.
    const installed = (worker: ServiceWorker): void => {
      if (worker.state === 'installed' && registration.active !== null) void consider(worker);
    };
    const watch = (worker: ServiceWorker | null): void => {
      if (worker === null) return;
      installed(worker);
      worker.addEventListener('statechange', () => installed(worker));
    };
    watch(registration.waiting);
    watch(registration.installing);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    page.onChange(() => {
      if (!page.visible() || !page.online() || clock.now() - checkedAt < CHECK_EVERY_MS) return;
      checkedAt = clock.now();
      registration.update().catch(() => undefined);
    });
  }

  // A browser that refuses, as private windows may, or that only pretends, does without.
  container
    .register(address, { updateViaCache: 'none' })
    .then(follow)
    .catch(() => undefined);

  return {
    ready: () => waiting !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    apply() {
      if (waiting === undefined || applying) return;
      applying = true;
      handOver(waiting, reload);
    },
  };
}
