import { badEndOf } from './run-end.mjs';

const PASSED = { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
const end = { code: 0, signal: null, report: PASSED, output: '' };

describe('the end of a project’s run', () => {
  it('needs no word where it ended well, or where its report counts what failed', () => {
    expect(badEndOf(end)).toBeUndefined();
    expect(badEndOf({ ...end, code: 1, report: { ...PASSED, numFailedTests: 1 } })).toBeUndefined();
    expect(
      badEndOf({ ...end, code: 1, report: { ...PASSED, numRuntimeErrorTestSuites: 1 } }),
    ).toBeUndefined();
  });

  it('is told with what the runner said last where all passed and something was left open', () => {
    const output = `${'a dot\n'.repeat(30)}\nsomething is still open: Timeout × 1.\n  open.spec.ts\n\n`;
    const told = badEndOf({ ...end, code: 1, output })?.split('\n') ?? [];
    expect(told[0]).toBe('exit code 1, all 7 tests passed; it said last:');
    expect(told.slice(-2)).toEqual(['something is still open: Timeout × 1.', '  open.spec.ts']);
    expect(told).toHaveLength(12);
  });

  it('is told where no results were left, whatever the exit code', () => {
    const { report: _, ...without } = end;
    expect(badEndOf(without)).toBe('exit code 0, no results were left');
    expect(badEndOf({ ...without, code: null, signal: 'SIGKILL', output: 'heap out of memory' })).toBe(
      'ended by SIGKILL, no results were left; it said last:\nheap out of memory',
    );
  });
});
