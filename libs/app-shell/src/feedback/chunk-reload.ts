/** The mark of the one reload after a missing chunk, kept for the browser session. */
const RELOADED_KEY = 'chunkReloadedAt';
/** A second missing chunk within this time does not reload the page. */
const GUARD_MS = 60_000;

const MISSING_CHUNK =
  /dynamically imported module|module script failed|Unable to preload CSS|importing a module/i;

/** Whether an error says that a part of the app could not be fetched, as happens after a deploy. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MISSING_CHUNK.test(error.message);
}

export interface ReloadHost {
  readonly session: Pick<Storage, 'getItem' | 'setItem'> | null;
  now(): number;
  /** Without a network a reload would lose the page and bring nothing. */
  online(): boolean;
  reload(): void;
}

function sessionStorageOf(host: Window): Storage | null {
  try {
    return host.sessionStorage;
  } catch {
    return null;
  }
}

/** The browser itself, as far as the reload needs it. */
export function reloadHostOf(host: Window): ReloadHost {
  return {
    session: sessionStorageOf(host),
    now: () => Date.now(),
    online: () => host.navigator.onLine,
    reload: () => host.location.reload(),
  };
}

/**
 * Reloads the page once when a chunk is missing while there is a network. A second failure soon after is left to the error page, so that the page
 * never reloads forever; so is a browser whose storage cannot remember the first.
 * @returns whether the page is being reloaded
 */
export function reloadForMissingChunk(host: ReloadHost): boolean {
  try {
    if (host.session === null || !host.online()) return false;
    const last = Number(host.session.getItem(RELOADED_KEY) ?? Number.NEGATIVE_INFINITY);
    if (host.now() - last < GUARD_MS) return false;
    host.session.setItem(RELOADED_KEY, String(host.now()));
  } catch {
    return false;
  }
  host.reload();
  return true;
}
