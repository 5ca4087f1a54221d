import { openEmbedding } from './embedding';

const PORTAL = 'https://portal.example';
const OTHER = 'https://other.example';

interface Heard {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

function scene({ framed = true, ancestors }: { framed?: boolean; ancestors?: readonly string[] } = {}) {
  const listeners: ((event: never) => void)[] = [];
  const parent = { postMessage: jest.fn() };
  const host = {
    parent,
    location: ancestors === undefined ? {} : { ancestorOrigins: ancestors },
    addEventListener: (_: string, listener: (event: never) => void) => void listeners.push(listener),
  };
  if (!framed) Object.assign(host, { parent: host });
  const receive = jest.fn();
  const embedding = openEmbedding(host, [PORTAL, OTHER], receive);
  const hear = (event: Partial<Heard>): void => {
    const whole = {
      source: parent,
      origin: PORTAL,
      data: { type: 'heptad', name: 'theme', payload: 'dark' },
      ...event,
    };
    for (const listener of listeners) listener(whole as never);
  };
  return { embedding, parent, receive, hear, listeners };
}

describe('the page around this one', () => {
  it('NATIVE-025 is not there when the page stands alone, and then nothing listens', () => {
    const { embedding, listeners } = scene({ framed: false });
    expect(embedding).toBeUndefined();
    expect(listeners).toEqual([]);
  });

  it('NATIVE-025 is told by messages of a fixed type, for its own origin', () => {
    const { embedding, parent } = scene({ ancestors: [PORTAL, 'https://top.example'] });
    embedding?.tell('navigated', { path: '/mine' });
    expect(parent.postMessage.mock.calls).toEqual([
      [{ type: 'heptad', name: 'navigated', payload: { path: '/mine' } }, PORTAL],
    ]);
  });

  it('NATIVE-025 is told nothing when it is of no listed origin, even if what is around it is', () => {
    const { embedding, parent, hear, receive } = scene({ ancestors: ['https://evil.example', PORTAL] });
    embedding?.tell('ready', { brand: 'some' });
    hear({ origin: 'https://evil.example' });
    hear({ origin: PORTAL });
    expect(parent.postMessage).not.toHaveBeenCalled();
    expect(receive).not.toHaveBeenCalled();
  });

  it('NATIVE-025 leaves it to the browser to deliver where it does not say who is around', () => {
    const { embedding, parent } = scene();
    embedding?.tell('ready', { brand: 'some' });
    expect(parent.postMessage.mock.calls.map(([, origin]) => origin as string)).toEqual([PORTAL, OTHER]);
  });

  it('NATIVE-024 is heard when origin, source and type are right', () => {
    const { hear, receive } = scene({ ancestors: [PORTAL] });
    hear({});
    expect(receive).toHaveBeenCalledWith({ type: 'heptad', name: 'theme', payload: 'dark' });
  });

  it.each<[string, Partial<Heard>]>([
    ['an origin that is not listed', { origin: 'https://evil.example' }],
    ['a listed origin that is not the parent’s', { origin: OTHER }],
    ['another window', { source: {} }],
    ['no window', { source: null }],
    ['another type', { data: { type: 'webpack', name: 'theme', payload: 'dark' } }],
    ['no type', { data: { name: 'theme', payload: 'dark' } }],
    ['a text', { data: '{"type":"heptad","name":"theme"}' }],
    ['a name that is none', { data: { type: 'heptad', name: 7 } }],
  ])('NATIVE-024 is not heard with %s', (_, event) => {
    const { hear, receive } = scene({ ancestors: [PORTAL] });
    hear(event);
    expect(receive).not.toHaveBeenCalled();
  });
});
