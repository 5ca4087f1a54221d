const CAUGHT = 'caughterror';
/** How many errors wait for whoever follows them. */
const MOST_WAITING = 10;

/** The errors of a visit, from its beginning on. */
export interface VisitErrors {
  /** Listens from now on: to what nobody caught, to what a page told it had caught, to parts of the app that did not come. */
  begin(host: Pick<Window, 'addEventListener'>): void;
  /** Gives every error from now on, first those that came before. To be called once. */
  follow(listener: (error: unknown) => void): void;
}

export function createVisitErrors(): VisitErrors {
  const waiting: unknown[] = [];
  let tell = (error: unknown): void => {
    if (waiting.length < MOST_WAITING) waiting.push(error);
  };
  return {
    begin(host) {
      host.addEventListener('error', ({ error }) => tell(error));
      host.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
      host.addEventListener(CAUGHT, (event) => tell((event as CustomEvent<unknown>).detail));
      host.addEventListener('vite:preloadError', (event) =>
        tell((event as Event & { readonly payload?: unknown }).payload),
      );
    },
    follow(listener) {
      tell = listener;
      waiting.splice(0).forEach(listener);
    },
  };
}

/** Those of the page's one app. */
export const visitErrors = createVisitErrors();

/** Tells of an error that a page has caught and shows as a failure. @param host the window, or a stand-in */
export function tellCaught(host: Pick<Window, 'dispatchEvent'>, error: unknown): void {
  host.dispatchEvent(new CustomEvent(CAUGHT, { detail: error }));
}
