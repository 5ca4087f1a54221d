import { BROWSER_REPORT_PATH, MAX_REPORTED, type BrowserReport } from '@heptad/contracts';
import { reportingEdge } from './test-reports';

const ROUTE = { route: '/activity/happyCard/:id' } as const;
const VITAL = { ...ROUTE, kind: 'vital', name: 'LCP', value: 1_240 } as const;
const ERROR = {
  ...ROUTE,
  kind: 'error',
  name: 'TypeError',
  frames: [{ file: 'app-Ab12Cd34.js', line: 1, column: 20_411 }],
} as const;

describe('reports of browsers', () => {
  const { lines, send, metrics } = reportingEdge(BROWSER_REPORT_PATH, 'text/plain');
  const report = (change: Record<string, unknown> = {}) => ({
    build: 'index-CFnMwS0h.js',
    events: [VITAL] as BrowserReport['events'],
    ...change,
  });

  it('measure how long members waited, in seconds, and how much moved', async () => {
    const answer = await send(report({ events: [VITAL, { ...VITAL, name: 'CLS', value: 0.002 }] }));
    expect(answer.statusCode).toBe(204);
    expect(await metrics()).toContain('heptad_edge_vital_seconds_sum{brand="demo",vital="LCP"} 1.24');
    expect(await metrics()).toContain('heptad_edge_layout_shift_sum{brand="demo"} 0.002');
    expect(lines).toEqual([]);
  });

  it('tell where an error came about, in which build, on which page', async () => {
    await send(report({ events: [ERROR, { ...ROUTE, kind: 'missingFile', file: 'home-page-DV6A-K7E.js' }] }));
    expect(lines).toEqual([
      {
        time: '2026-06-01T12:00:00.000Z',
        kind: 'browser-error',
        brand: 'demo',
        build: 'index-CFnMwS0h.js',
        route: '/activity/happyCard/:id',
        name: 'TypeError',
        frames: ['app-Ab12Cd34.js:1:20411'],
      },
      expect.objectContaining({ kind: 'missing-file', name: 'home-page-DV6A-K7E.js', frames: [] }),
    ]);
    expect(await metrics()).toContain('heptad_edge_browser_faults_total{brand="demo",fault="error"} 1');
    expect(await metrics()).toContain(
      'heptad_edge_browser_faults_total{brand="demo",fault="missing-file"} 1',
    );
  });

  it.each([
    ['no JSON', '{', 400],
    ['an address instead of a pattern', report({ events: [{ ...VITAL, route: '/mine?token=secret' }] }), 400],
    ['a vital that nobody knows', report({ events: [{ ...VITAL, name: 'XYZ' }] }), 400],
    ['a time that is none', report({ events: [{ ...VITAL, value: -1 }] }), 400],
    ['an error with its words', report({ events: [{ ...ERROR, name: 'Error: demo01 owes 5' }] }), 400],
    [
      'a file of elsewhere',
      report({ events: [{ ...ROUTE, kind: 'missingFile', file: '../etc/passwd' }] }),
      400,
    ],
    ['nothing', report({ events: [] }), 400],
    [
      'more than one report may hold',
      report({ events: Array.from({ length: MAX_REPORTED + 1 }, () => VITAL) }),
      400,
    ],
    ['a book', 'x'.repeat(17_000), 413],
  ])('are refused when they are %s', async (_, payload, status) => {
    const before = await metrics();
    expect((await send(payload)).statusCode).toBe(status);
    expect(lines).toEqual([]);
    expect((await metrics()).match(/heptad_edge_(vital|layout|browser).*/g)).toEqual(
      before.match(/heptad_edge_(vital|layout|browser).*/g),
    );
  });

  it('keep only what they may hold', async () => {
    await send(report({ events: [{ ...ERROR, message: 'demo01 owes 5' }], member: 'demo01' }));
    expect(JSON.stringify(lines)).not.toContain('demo01');
  });

  it('are taken from one address sixty times a minute', async () => {
    const statuses = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await send(report())).statusCode);
    expect(statuses.slice(-2)).toEqual([204, 429]);
  });
});
