export interface LaunchLoop {
  readonly addresses: readonly string[];
  /** The path of the launch call. */
  readonly path: string;
}

/**
 * Runs inside the page: opens the demo of a game once for each address and lets the platform answer the launch with it, the network left
 * out so that thousands are tried in minutes. Everything else is the product's own: route, workflow, call, parser, `location.replace`: the
 * platform says that the venue opens in a page of its own, since of a frame the security policy would refuse more.
 * @returns where each launch led to, as the browser read it; null where the page said that it could not be launched
 */
export async function launchAll({ addresses, path }: LaunchLoop): Promise<(string | null)[]> {
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
  const again = (): HTMLButtonElement | null => document.querySelector('[role=alert] button');
  function open(game: number): void {
    history.replaceState(history.state, '', `/venues/play/PMDZ?game=g${String(game)}&demo=1`);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }

  let waiting: ((answer: string) => void) | undefined;
  const launches = new WeakSet<XMLHttpRequest>();
  const { open: openRequest, send } = XMLHttpRequest.prototype;
  Object.assign(XMLHttpRequest.prototype, {
    open(this: XMLHttpRequest, method: string, address: string, ...rest: unknown[]) {
      if (new URL(address, location.href).pathname === path) launches.add(this);
      Reflect.apply(openRequest, this, [method, address, ...rest]);
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
  for (const [place, url] of addresses.entries()) {
    const before = window.navigations.length;
    const refused = again();
    if (refused === null) open(place);
    else refused.click();
    await until('the launch is asked for', () => waiting !== undefined && again() === null);
    const answer = waiting;
    waiting = undefined;
    answer?.(
      JSON.stringify({
        status_code: 6000,
        message: 'success',
        data: { url, h5Url: url, resource: url, activityUrl: url, ownPage: 1 },
      }),
    );
    const led = (): boolean => window.navigations.length > before;
    await until('the launch is over', () => again() !== null || led());
    destinations.push(led() ? (window.navigations.at(-1) ?? null) : null);
  }
  Object.assign(XMLHttpRequest.prototype, { open: openRequest, send });
  return destinations;
}
