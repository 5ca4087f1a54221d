import JsdomEnvironment from 'jest-environment-jsdom';

/** jsdom, with the Node globals that browsers have too and jsdom leaves out. */
export default class DomEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      structuredClone,
      Request,
      Response,
      Headers,
      fetch,
      AbortController,
      AbortSignal,
    });
  }
}
