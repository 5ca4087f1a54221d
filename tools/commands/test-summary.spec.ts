import type { TestResults } from './test-results.mjs';
import { summaryOf } from './test-summary.mjs';

const RUN: TestResults = {
  passed: 5,
  failed: 0,
  skipped: 0,
  failures: [],
  flaky: [],
  journeys: [],
  broken: [],
};
const COUNTED = ['Journeys'];

describe('the end of a test run', () => {
  it('is one line where everything passed', () => {
    expect(summaryOf(RUN, [], COUNTED)).toEqual({ lines: ['', '5 passed, 0 failed'], failures: 0 });
  });

  it('names a flaky journey with its first failure and its trace, counts it apart, and is no failure', () => {
    const flaky = [
      {
        name: '[ky] full-visit.spec.ts › a full visit',
        message: 'not visible',
        trace: '/results/full-visit/trace.zip',
      },
      { name: '[pages-ky] pages.spec.ts › home', message: 'differs' },
    ];
    const { lines, failures } = summaryOf({ ...RUN, skipped: 1, flaky }, [], COUNTED);
    expect(failures).toBe(0);
    expect(lines.at(-1)).toBe('5 passed, 0 failed, 2 flaky, 1 skipped');
    const text = lines.join('\n');
    expect(text).toContain('FLAKY: 2 failed once and passed when repeated');
    expect(text).toContain(
      'Flaky: [ky] full-visit.spec.ts › a full visit\nnot visible\nTrace: npx playwright show-trace /results/full-visit/trace.zip',
    );
    expect(text).toContain('Flaky: [pages-ky] pages.spec.ts › home\ndiffers\nNo trace was kept.');
  });

  it('lists the ten slowest journeys, the slowest first', () => {
    const journeys = Array.from({ length: 12 }, (_, place) => ({
      name: `journey ${String(place)}`,
      ms: place * 1_000,
    }));
    const { lines } = summaryOf({ ...RUN, journeys }, [], COUNTED);
    const listed = lines.filter((line) => line.includes('journey '));
    expect(listed).toHaveLength(10);
    expect(listed[0]).toBe('   11.0 s  journey 11');
    expect(listed.at(-1)).toBe('    2.0 s  journey 2');
  });

  it('names each failure, and counts a step that broke without counting', () => {
    const failures = [{ name: 'a', message: 'b' }];
    const sum = { ...RUN, failed: 1, failures };
    expect(summaryOf(sum, ['Journeys'], COUNTED).failures).toBe(1);
    expect(summaryOf(sum, ['Journeys', 'Lint'], COUNTED).failures).toBe(2);
    expect(summaryOf(RUN, ['Journeys'], COUNTED).failures).toBe(1);
    const { lines } = summaryOf(sum, ['Journeys'], COUNTED);
    expect(lines).toEqual(
      expect.arrayContaining(['Failed: a', 'b', 'Broken: Journeys; its lines above say why.']),
    );
  });

  it('names each project whose run ended badly though none of its tests failed, and counts it', () => {
    const message = 'exit code 1, all 5 tests passed; it said last:\nsomething is still open: Timeout × 1.';
    const sum = { ...RUN, failed: 1, broken: [{ name: 'libs/sandbox', message }] };
    const { lines, failures } = summaryOf(sum, ['Unit', 'Journeys'], ['Unit', 'Journeys'], ['libs/edge']);
    expect(failures).toBe(3);
    expect(lines.slice(-10)).toEqual([
      'Ended badly: the tests of libs/sandbox',
      message,
      '',
      'Ended badly: the tests of libs/edge',
      'its run left neither results nor a reason',
      '',
      'Broken: Unit; its lines above say why.',
      'Broken: Journeys; its lines above say why.',
      '',
      '5 passed, 3 failed',
    ]);
  });
});
