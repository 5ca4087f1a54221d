export interface LaunchLoop {
  readonly addresses: readonly string[];
  /** The path of the launch call. */
  readonly path: string;
}

/**
 * Runs inside the page: presses the button of a game once for each address and lets the platform answer the launch with it, the network
 * left out so that thousands are tried in a minute. Everything else is the product's own: call, parser, `location.assign`.
 * @returns where each launch tried to go, as the browser read it; null where the page said that it could not be launched
 */
export async function launchAll(
  button: Element,
  { addresses, path }: LaunchLoop,
): Promise<(string | null)[]> {
  const turn = (): Promise<void> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(undefined);
    });
  async function until(what: string, holds: () => boolean): Promise<void> {
    // By the clock: the first launch asks the network for its keys, and how many turns that takes the machine decides.
    const latest = performance.now() + 20_000;
    while (!holds()) {
      if (performance.now() > latest) throw new Error(`It never came to this: ${what}.`);
      await turn();
    }
  }
  const refused = (): boolean => document.querySelector('[role=dialog] [role=alert]') !== null;
  const busy = (): boolean => button.closest('li')?.getAttribute('aria-busy') === 'true';

  let waiting: ((answer: string) => void) | undefined;
  const launches = new WeakSet<XMLHttpRequest>();
  const { open, send } = XMLHttpRequest.prototype;
  Object.assign(XMLHttpRequest.prototype, {
    open(this: XMLHttpRequest, method: string, address: string, ...rest: unknown[]) {
      if (new URL(address, location.href).pathname === path) launches.add(this);
      Reflect.apply(open, this, [method, address, ...rest]);
    },
    send(this: XMLHttpRequest, body?: XMLHttpRequestBodyInit) {
      if (!launches.has(this)) {
        send.call(this, body);
        return;
      }
      waiting = (text) => {
        for (const [name, value] of Object.entries({
          readyState: 4,
          status: 200,
          statusText: 'OK',
          response: text,
          responseText: text,
        }))
          Object.defineProperty(this, name, { value });
        this.onloadend?.(new ProgressEvent('loadend'));
      };
    },
  });

  window.holdStill = true;
  const destinations: (string | null)[] = [];
  for (const url of addresses) {
    const before = window.navigations.length;
    if (button instanceof HTMLElement) button.click();
    await until('the launch is asked for', () => waiting !== undefined && !refused());
    const answer = waiting;
    waiting = undefined;
    answer?.(
      JSON.stringify({
        status_code: 6000,
        message: 'success',
        data: { url, h5Url: url, resource: url, activityUrl: url },
      }),
    );
    await until('the launch is over', () => !busy() && (refused() || window.navigations.length > before));
    destinations.push(window.navigations.length > before ? (window.navigations.at(-1) ?? null) : null);
  }
  Object.assign(XMLHttpRequest.prototype, { open, send });
  return destinations;
}
