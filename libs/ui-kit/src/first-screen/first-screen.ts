/** Milliseconds from the beginning of the app within which what waits begins, whatever became of the first list. */
const PATIENCE_MS = 10_000;
/** Milliseconds after the first screen within which it begins, however busy the browser is. */
const REST_WITHIN_MS = 1_000;

/** What the first screen needs of the browser. */
interface Host {
  readonly document: Pick<Document, 'readyState'>;
  setTimeout(work: () => void, ms: number): unknown;
  addEventListener(event: 'load', listener: () => void, options: { readonly once: boolean }): void;
  requestIdleCallback?(work: () => void, options: { readonly timeout: number }): unknown;
}

/**
 * The first screen of a visit, and what has to wait for it: code, pictures and calls that it does without would only make it come
 * later. It is drawn when the app has drawn its first page, the lists that this page waits for are there or have failed, the
 * page's pictures have come, and the browser rests. Where no app begins, in a spec or on a server, nothing waits.
 */
export interface FirstScreen {
  /** An app begins: what can wait waits from now on. @param host the browser's window */
  begin(host: Host): void;
  /** The app has drawn its first page. What that waits for has said so by then. */
  shown(): void;
  /** The first page waits for a list. @returns says once that it is there, or that nobody waits for it any more */
  awaits(): () => void;
  isDrawn(): boolean;
  /** Calls back once it is drawn; at once where it is. @returns takes that back */
  whenDrawn(callback: () => void): () => void;
  /** Fulfils once it is drawn. */
  drawn(): Promise<void>;
}

export function createFirstScreen(): FirstScreen {
  const callbacks = new Set<() => void>();
  let host: Host | undefined;
  let isDrawn = true;
  let isShown = false;
  let awaited = 0;

  function open(): void {
    isDrawn = true;
    for (const callback of callbacks) callback();
    callbacks.clear();
  }

  function rest(): void {
    const openIfStill = (): void => {
      if (!isDrawn && awaited === 0) open();
    };
    // Some browsers do not tell when they are idle.
    if (host?.requestIdleCallback === undefined) host?.setTimeout(openIfStill, REST_WITHIN_MS / 5);
    else host.requestIdleCallback(openIfStill, { timeout: REST_WITHIN_MS });
  }

  function look(): void {
    if (isDrawn || !isShown || awaited > 0) return;
    if (host?.document.readyState === 'complete') rest();
    else host?.addEventListener('load', rest, { once: true });
  }

  function whenDrawn(callback: () => void): () => void {
    if (isDrawn) callback();
    else callbacks.add(callback);
    return () => void callbacks.delete(callback);
  }

  return {
    begin(given) {
      host = given;
      isDrawn = false;
      given.setTimeout(() => {
        if (!isDrawn) open();
      }, PATIENCE_MS);
    },
    shown() {
      isShown = true;
      look();
    },
    awaits() {
      let isOver = false;
      awaited += 1;
      return () => {
        if (isOver) return;
        isOver = true;
        awaited -= 1;
        look();
      };
    },
    isDrawn: () => isDrawn,
    whenDrawn,
    drawn: () => new Promise((resolve) => void whenDrawn(resolve)),
  };
}

/** That of this page. */
export const firstScreen = createFirstScreen();
