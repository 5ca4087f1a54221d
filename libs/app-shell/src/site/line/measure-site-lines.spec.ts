import fc from 'fast-check';
import {
  fastestSiteLine,
  LINE_PATIENCE_MS,
  LINE_TRIES,
  linesOf,
  measureSiteLine,
  type SiteLineProbe,
} from './measure-site-lines';

const LIST = {
  origins: ['https://a.example', 'https://b.example'],
  development: false,
  self: 'https://own.example',
};

/** A line whose requests take the given milliseconds, one after the other; `Infinity` never connects. */
function probe(...times: number[]) {
  let now = 0;
  const asked: string[] = [];
  const line: SiteLineProbe = {
    async fetch(address) {
      asked.push(address);
      const time = times[asked.length - 1] ?? 0;
      if (time === Number.POSITIVE_INFINITY) throw new TypeError('no connection');
      now += time;
      return { ok: true };
    },
    now: () => now,
    patience: jest.fn(() => new AbortController().signal),
  };
  return { line, asked };
}

describe('the lines', () => {
  it('ROUTE-008 OPEN-058 are the own one, then those of entry 1 that the deployment lists, each once', () => {
    const list = {
      '1': [
        'https://b.example/',
        'https://own.example',
        'https://evil.example',
        'https://b.example',
        'noise',
      ],
      '51': ['wss://a.example'],
    };
    expect(linesOf(list, LIST, 'https://own.example')).toEqual(['https://own.example', 'https://b.example']);
    expect(linesOf(undefined, LIST, 'https://own.example')).toEqual(['https://own.example']);
  });

  it('ROUTE-008 are measured by real requests to their health, of which the fastest counts', async () => {
    const { line, asked } = probe(180, 42.4);
    expect(await measureSiteLine('https://a.example', line)).toEqual({ kind: 'answers', ms: 42 });
    expect(asked).toEqual(Array.from({ length: LINE_TRIES }, () => 'https://a.example/line-health'));
    expect(line.patience).toHaveBeenCalledWith(LINE_PATIENCE_MS);
  });

  it('ROUTE-008 are never said to take no time at all', async () => {
    expect(await measureSiteLine('https://a.example', probe(0, 0).line)).toEqual({ kind: 'answers', ms: 1 });
  });

  it('ROUTE-008 have failed when they do not answer, or answer that something is wrong', async () => {
    expect(await measureSiteLine('https://a.example', probe(Number.POSITIVE_INFINITY).line)).toEqual({
      kind: 'failed',
    });
    const { line } = probe(5);
    const wrong = { ...line, fetch: async () => ({ ok: false }) };
    expect(await measureSiteLine('https://a.example', wrong)).toEqual({ kind: 'failed' });
  });

  it('ROUTE-008 have a fastest among those that answered', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9_000 })), (times) => {
        const states = Object.fromEntries(
          times.map((ms, index) => [`l${index}`, { kind: 'answers', ms } as const]),
        );
        const fastest = fastestSiteLine({ broken: { kind: 'failed' }, ...states, slow: { kind: 'testing' } });
        if (times.length === 0) expect(fastest).toBeUndefined();
        else expect(states[fastest ?? '']?.ms).toBe(Math.min(...times));
      }),
    );
  });
});
