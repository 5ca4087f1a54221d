import { gamePlay } from '@heptad/contracts';
import { siteBridge, type FrameWindow } from './site-bridge';

const SITE = 'http://ky.localhost:4200';
const channel = gamePlay.FRAME_CHANNEL;

function frame({ ancestors, referrer = '' }: { ancestors?: string[]; referrer?: string }) {
  const parent = { postMessage: jest.fn() };
  let hear: ((event: unknown) => void) | undefined;
  const window = {
    parent,
    document: { referrer },
    location: { ...(ancestors && { ancestorOrigins: ancestors }) },
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener;
    },
    removeEventListener: () => {
      hear = undefined;
    },
  };
  return {
    window: window as unknown as FrameWindow,
    parent,
    send: (event: object) => hear?.({ source: parent, origin: SITE, ...event }),
  };
}

describe('the page around a game', () => {
  it.each([
    ['the browser', { ancestors: [SITE] }],
    ['the referrer', { referrer: `${SITE}/egame/x` }],
  ])('is known by %s and told to it alone', (_, known) => {
    const { window, parent } = frame(known);
    const bridge = siteBridge(window);
    bridge.tell({ type: 'ready' });
    expect(parent.postMessage).toHaveBeenCalledWith({ channel, type: 'ready' }, SITE);
    expect(bridge.isEmbedded).toBe(true);
  });

  it('is heard, and nobody else', () => {
    const { window, send } = frame({ ancestors: [SITE] });
    const heard = jest.fn();
    const end = siteBridge(window).listen(heard);
    const pause = { channel, type: 'pause' };
    send({ data: pause, origin: 'http://evil.example' });
    send({ data: pause, source: {} });
    send({ data: { type: 'pause' } });
    send({ data: { channel, type: 'payOut' } });
    send({ data: 'rubbish' });
    expect(heard).not.toHaveBeenCalled();
    send({ data: pause });
    expect(heard).toHaveBeenCalledTimes(1);
    end();
    send({ data: pause });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is whoever may embed the game where the browser does not say who does', () => {
    const { window, parent, send } = frame({});
    const bridge = siteBridge(window);
    const heard = jest.fn();
    bridge.listen(heard);
    bridge.tell({ type: 'leave' });
    expect(parent.postMessage).toHaveBeenCalledWith({ channel, type: 'leave' }, '*');
    send({ data: { channel, type: 'resume' } });
    send({ data: { channel, type: 'resume' }, source: {} });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is none where the game is a page of its own, and nobody is told anything', () => {
    const { window } = frame({ ancestors: [] });
    const postMessage = jest.fn();
    Object.assign(window, { parent: window, postMessage });
    const bridge = siteBridge(window);
    bridge.tell({ type: 'ready' });
    expect(bridge.isEmbedded).toBe(false);
    expect(postMessage).not.toHaveBeenCalled();
  });
});
