import type { DecodingAnswer } from '@heptad/crypto';
import { openPayloadThread } from './payload-thread';
import { createTrustedScripts } from './trusted-scripts';

const SCRIPT = '/assets/payload-worker-1.js';

describe('scripts that are started by address', () => {
  it('are those of the build, and no others', () => {
    const trusted = createTrustedScripts({}, [SCRIPT]);
    expect(trusted(SCRIPT)).toBe(SCRIPT);
    for (const address of ['/assets/other.js', `https://elsewhere.example${SCRIPT}`, ''])
      expect(() => trusted(address)).toThrow(TypeError);
  });

  it('pass the policy the page names, which is made once and refuses others itself', () => {
    const createPolicy = jest.fn(
      (_name: string, rules: { createScriptURL(address: string): string }) => rules,
    );
    const trusted = createTrustedScripts({ trustedTypes: { createPolicy } }, [SCRIPT]);
    expect(createPolicy).not.toHaveBeenCalled();
    expect(trusted(SCRIPT)).toBe(SCRIPT);
    expect(() => trusted('/assets/other.js')).toThrow(TypeError);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['heptad']);
  });
});

describe('the thread that decodes', () => {
  const workers: FakeWorker[] = [];
  class FakeWorker extends EventTarget {
    readonly postMessage = jest.fn();
    readonly terminate = jest.fn();
    constructor(
      readonly address: string,
      readonly options: unknown,
    ) {
      super();
      workers.push(this);
    }
  }
  const open = openPayloadThread(createTrustedScripts({}, [SCRIPT]), SCRIPT);
  const events = () => ({ onAnswer: jest.fn(), onFailure: jest.fn() });
  beforeEach(() => {
    workers.length = 0;
    Object.defineProperty(globalThis, 'Worker', { value: FakeWorker, configurable: true });
  });
  afterAll(() => void Reflect.deleteProperty(globalThis, 'Worker'));

  it('is a module of the build that takes requests and hands answers on', () => {
    const { onAnswer, onFailure } = events();
    const thread = open({ onAnswer, onFailure });
    const [worker] = workers;
    expect(worker).toMatchObject({ address: SCRIPT, options: { type: 'module' } });
    thread.send({ id: 1, packed: 'x' });
    expect(worker?.postMessage).toHaveBeenCalledWith({ id: 1, packed: 'x' });
    const data: DecodingAnswer = { id: 1, part: 'frame', json: '{}' };
    worker?.dispatchEvent(new MessageEvent('message', { data }));
    expect(onAnswer).toHaveBeenCalledWith(data);
    expect(onFailure).not.toHaveBeenCalled();
    thread.close();
    expect(worker?.terminate).toHaveBeenCalledTimes(1);
  });

  it.each(['error', 'messageerror'])('tells of its failure by %s', (type) => {
    const { onAnswer, onFailure } = events();
    open({ onAnswer, onFailure });
    workers[0]?.dispatchEvent(new Event(type));
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('throws where there are none', () => {
    Reflect.deleteProperty(globalThis, 'Worker');
    expect(() => open(events())).toThrow();
  });
});
