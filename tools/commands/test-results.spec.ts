import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readResults, sumOfResults, withoutResults } from './test-results.mjs';

const ESC = String.fromCharCode(27);

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  numPendingTests: 2,
  testResults: [
    { name: 'good.spec.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
    {
      name: 'bad.spec.ts',
      status: 'failed',
      message: 'all of the file',
      assertionResults: [
        { status: 'passed', fullName: 'holds' },
        { status: 'failed', fullName: 'does not hold', failureMessages: [`${ESC}[31mExpected 1${ESC}[39m`] },
      ],
    },
    { name: 'broken.spec.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ],
};

const playwrightReport = {
  stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 },
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              file: 'full-visit.spec.ts',
              title: 'a full visit',
              tests: [
                { projectName: 'ky', status: 'expected', results: [{}] },
                { projectName: 'jn', status: 'unexpected', results: [{ error: { message: 'not visible' } }] },
                {
                  projectName: 'yx',
                  status: 'flaky',
                  results: [
                    {
                      duration: 900,
                      error: { message: `${ESC}[31mtoo late${ESC}[39m` },
                      attachments: [
                        { name: 'screenshot', path: '/results/full-visit/shot.png' },
                        { name: 'trace', path: '/results/full-visit/trace.zip' },
                      ],
                    },
                    { duration: 100 },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

describe('results of the test run', () => {
  it('names each failed test of Jest, and a file that could not run', () => {
    expect(readResults(jestReport)).toEqual({
      passed: 7,
      failed: 2,
      skipped: 2,
      failures: [
        { name: 'bad.spec.ts › does not hold', message: 'Expected 1' },
        { name: 'broken.spec.ts', message: 'no such module' },
      ],
      flaky: [],
      journeys: [],
      broken: [],
    });
  });

  it('names each failed journey with its brand, and apart from them one that passed when it was repeated', () => {
    expect(readResults(playwrightReport)).toMatchObject({
      passed: 3,
      failed: 1,
      skipped: 1,
      failures: [{ name: '[jn] full-visit.spec.ts › a full visit', message: 'not visible' }],
      flaky: [
        {
          name: '[yx] full-visit.spec.ts › a full visit',
          message: 'too late',
          trace: '/results/full-visit/trace.zip',
        },
      ],
    });
  });

  it('knows how long each journey took with its repeat', () => {
    expect(readResults(playwrightReport).journeys).toEqual([
      { name: '[ky] full-visit.spec.ts › a full visit', ms: 0 },
      { name: '[jn] full-visit.spec.ts › a full visit', ms: 0 },
      { name: '[yx] full-visit.spec.ts › a full visit', ms: 1_000 },
    ]);
  });

  it('adds up every report of a folder, and finds none where nothing ran', () => {
    const folder = mkdtempSync(join(tmpdir(), 'heptad-results-'));
    try {
      writeFileSync(join(folder, 'unit.json'), JSON.stringify(jestReport));
      writeFileSync(join(folder, 'browser.json'), JSON.stringify(playwrightReport));
      const { passed, failed, skipped, failures, flaky, journeys } = sumOfResults(folder);
      expect({ passed, failed, skipped, named: failures.length }).toEqual({
        passed: 10,
        failed: 3,
        skipped: 3,
        named: 3,
      });
      expect([flaky.length, journeys.length]).toEqual([1, 3]);
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(sumOfResults(join(folder, 'absent')).passed).toBe(0);
  });

  it('names the runs that ended badly, those whose report is cut off, and those that left nothing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'heptad-results-'));
    try {
      mkdirSync(join(folder, 'libs'));
      writeFileSync(join(folder, 'libs/good.json'), JSON.stringify(jestReport));
      writeFileSync(join(folder, 'libs/open.json'), JSON.stringify(jestReport));
      writeFileSync(join(folder, 'libs/open.broken'), `exit code 1\n${ESC}[31mTimeout × 1${ESC}[39m`);
      writeFileSync(join(folder, 'libs/killed.broken'), 'ended by SIGKILL, no results were left');
      writeFileSync(join(folder, 'libs/cut.json'), JSON.stringify(jestReport).slice(0, 40));
      const { passed, broken } = sumOfResults(folder);
      expect(passed).toBe(14);
      expect(broken).toEqual([
        { name: 'libs/cut', message: 'its results cannot be read' },
        { name: 'libs/killed', message: 'ended by SIGKILL, no results were left' },
        { name: 'libs/open', message: 'exit code 1\nTimeout × 1' },
      ]);
      const projects = ['libs/good', 'libs/open', 'libs/killed', 'libs/cut', 'libs/silent', 'e2e'];
      expect(withoutResults(folder, projects)).toEqual(['libs/silent', 'e2e']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
