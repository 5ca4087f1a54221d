import { BROWSER_REPORT_PATH, browserReportSchema, MAX_REPORTED } from '@heptad/contracts';
import * as v from 'valibot';
import { createVisitErrors, tellCaught } from './visit-errors';
import { watchVisit, type WatchOptions } from './watch-visit';

const vitals = new Map<string, (metric: { name: string; value: number }) => void>();
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'].map((name) => [
      name,
      (tell: (metric: { name: string; value: number }) => void) => vitals.set(name, tell),
    ]),
  ),
);

/** An error as a browser makes it, in one of the build's own files. */
function ownError(message = 'demo01 owes 5', column = 20_411): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at a (https://ky.example/assets/app-Ab12Cd34.js:1:${String(column)})\n    at b (https://ky.example/assets/vendor-Ab12Cd34.js:7:9)`;
  return error;
}

/** A visit on a page of happyCard, whose page is hidden and whose time passes when a spec says so. */
async function visit({ measuredVisits = 1, random = 0.5, before = [] as unknown[] } = {}) {
  vitals.clear();
  const sent: { path: string; body: string }[] = [];
  const timers: (() => void)[] = [];
  const changes: (() => void)[] = [];
  const own = new EventTarget() as unknown as Window;
  const errors = createVisitErrors();
  errors.begin(own);
  const caught = (error: unknown): void => tellCaught(own, error);
  before.forEach(caught);
  let visible = true;
  const host = {
    document: { querySelector: () => ({ getAttribute: () => '/assets/index-CFnMwS0h.js' }) },
    navigator: { sendBeacon: (path: string, body: string) => sent.push({ path, body }) > 0 },
    setTimeout: (work: () => void) => timers.push(work),
  } as unknown as WatchOptions['host'];
  await watchVisit({
    host,
    errors,
    page: { visible: () => visible, onChange: (listener) => (changes.push(listener), () => undefined) },
    router: {
      state: { matches: [{ route: {} }, { route: { path: '/activity/happyCard/:id' } }] },
    } as unknown as WatchOptions['router'],
    measuredVisits,
    random: () => random,
  });
  return {
    own,
    caught,
    reports: () => sent.map(({ body }) => v.parse(browserReportSchema, JSON.parse(body))),
    sent,
    pass: () => timers.splice(0).forEach((work) => work()),
    hide() {
      visible = false;
      changes.forEach((listener) => listener());
    },
  };
}

describe('a visit', () => {
  it('tells its vitals when it ends, with the build and the pattern of the route', async () => {
    const { hide, reports, sent } = await visit();
    vitals.get('onLCP')?.({ name: 'LCP', value: 1_240 });
    vitals.get('onCLS')?.({ name: 'CLS', value: 0.001 });
    expect(sent).toEqual([]);
    hide();
    expect(sent[0]?.path).toBe(BROWSER_REPORT_PATH);
    expect(reports()).toEqual([
      {
        build: 'index-CFnMwS0h.js',
        events: [
          { kind: 'vital', route: '/activity/happyCard/:id', name: 'LCP', value: 1_240 },
          { kind: 'vital', route: '/activity/happyCard/:id', name: 'CLS', value: 0.001 },
        ],
      },
    ]);
  });

  it('that is not one of the share measures nothing, and tells its errors all the same', async () => {
    const { caught, hide, reports } = await visit({ measuredVisits: 0.5, random: 0.5 });
    expect(vitals.size).toBe(0);
    caught(ownError());
    hide();
    expect(reports()).toHaveLength(1);
  });

  it('tells where an error came about, and none of its words', async () => {
    const { caught, pass, reports, sent } = await visit();
    caught(ownError());
    pass();
    expect(reports()[0]?.events).toEqual([
      {
        kind: 'error',
        route: '/activity/happyCard/:id',
        name: 'TypeError',
        frames: [
          { file: 'app-Ab12Cd34.js', line: 1, column: 20_411 },
          { file: 'vendor-Ab12Cd34.js', line: 7, column: 9 },
        ],
      },
    ]);
    expect(sent[0]?.body).not.toContain('demo01');
  });

  it('tells what nobody caught, what was rejected, and files that did not come', async () => {
    const { own, pass, reports } = await visit();
    own.dispatchEvent(Object.assign(new Event('error'), { error: ownError('a', 1) }));
    own.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: ownError('b', 2) }));
    const payload = new Error(
      'Failed to fetch dynamically imported module: https://ky.example/assets/home-page-DV6A-K7E.js',
    );
    own.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    pass();
    expect(reports()[0]?.events.map((event) => event.kind)).toEqual(['error', 'error', 'missingFile']);
    expect(reports()[0]?.events[2]).toMatchObject({ file: 'home-page-DV6A-K7E.js' });
  });

  it('tells errors from before it was watched', async () => {
    const { hide, reports } = await visit({ before: [ownError('early', 3)] });
    hide();
    expect(reports()[0]?.events).toHaveLength(1);
  });

  it('leaves out errors of extensions, and what is no error at all', async () => {
    const { caught, hide, sent } = await visit();
    const foreign = new Error('x');
    foreign.stack = 'Error: x\n at chrome-extension://abc/content.js:1:2';
    for (const error of [foreign, undefined, null, 'text', { stack: '/assets/a.js:1:1' }]) caught(error);
    hide();
    expect(sent).toEqual([]);
  });

  it('tells an error once, and of a page that fails over and over twenty', async () => {
    const { caught, hide, reports } = await visit();
    for (let count = 0; count < 3; count += 1) caught(ownError());
    for (let count = 0; count < 50; count += 1) caught(ownError('more', count));
    hide();
    expect(reports().flatMap(({ events }) => events)).toHaveLength(MAX_REPORTED);
  });

  it('names an error with an odd name simply an error, and the frames that a report may hold', async () => {
    const { caught, hide, reports } = await visit();
    const odd = Object.assign(ownError(), { name: 'demo01 owes 5' });
    odd.stack = Array.from({ length: 30 }, (_, at) => `/assets/a.js:1:${String(at)}`).join('\n');
    caught(odd);
    hide();
    const [event] = reports()[0]?.events ?? [];
    expect(event).toMatchObject({ kind: 'error', name: 'Error' });
    expect(event?.kind === 'error' && event.frames).toHaveLength(10);
  });
});
