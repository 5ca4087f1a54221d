import { createClock, createNativeBridge, createStoredItems } from '@heptad/device';
import { joinSurroundings, type SurroundedApp } from './join-surroundings';
import { MESSAGE_TYPE } from './native-message';

const PORTAL = 'https://portal.example';

/** A page that a portal holds in a frame, with the shell's mark or without. */
function framed(marked: boolean) {
  const parent = { postMessage: jest.fn() };
  jest.spyOn(window, 'parent', 'get').mockReturnValue(parent as never);
  const handOver = jest.fn(async () => undefined);
  const platform = { api: {}, session: { handOver }, signWith: jest.fn() };
  const app = {
    brand: 'some',
    deployment: { embeddingOrigins: [PORTAL] },
    platform,
    device: {
      items: createStoredItems(null, createClock()),
      native: createNativeBridge({
        isApp: true,
        bridge: marked,
        userAgent: '',
        marker: '',
        scheme: 'some',
        follow: jest.fn(),
      }),
    },
    theme: { choose: jest.fn() },
    language: { choose: jest.fn() },
    site: { current: () => undefined, subscribe: () => () => undefined },
    router: { state: { location: { pathname: '/' } }, subscribe: () => () => undefined },
    store: { getState: () => ({ session: { status: 'guest' } }), subscribe: () => () => undefined },
  };
  joinSurroundings(app as never as SurroundedApp);
  const data = { type: MESSAGE_TYPE, name: 'token', payload: 'tok-1' };
  window.dispatchEvent(new MessageEvent('message', { source: parent as never, origin: PORTAL, data }));
  return handOver;
}

afterEach(() => jest.restoreAllMocks());

describe('a token from around the page', () => {
  it('OPEN-010 is taken from the shell', () => {
    expect(framed(true).mock.calls).toEqual([['tok-1']]);
  });

  it('OPEN-010 is not taken from a page that merely holds the site in a frame, whatever the address says', () => {
    expect(framed(false)).not.toHaveBeenCalled();
  });
});
