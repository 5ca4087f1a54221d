import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byArea, passedTests, provenRows, rowsOf } from './requirement-rows.mjs';

const PAGE = `# API

| ID | requirement | where | verify by |
|---|---|---|---|
| API-001 | One wrapper. | §7 | unit |
| API-002 | A header. | §7 | unit |
| OPEN-001 | A question. | decided | here |
Text about API-003.
`;

const unit = (...tests: readonly (readonly [string, string])[]) => ({
  testResults: [{ assertionResults: tests.map(([fullName, status]) => ({ fullName, status })) }],
});

const journeys = (...tests: readonly (readonly [string, string])[]) => ({
  stats: {},
  suites: [
    {
      title: 'wrapper.spec.ts',
      suites: [
        {
          title: 'SOCKET-001 the line',
          specs: tests.map(([title, status]) => ({ title, tests: [{ status: 'skipped' }, { status }] })),
        },
      ],
    },
  ],
});

describe('rows of requirements', () => {
  it('are read from the tables of a page, without open questions and without text', () => {
    expect(rowsOf(PAGE)).toEqual([
      { id: 'API-001', area: 'API', text: 'One wrapper.' },
      { id: 'API-002', area: 'API', text: 'A header.' },
    ]);
  });

  it('are proven by tests that passed, and by no other', () => {
    expect(
      passedTests(unit(['API-001 holds', 'passed'], ['API-002 breaks', 'failed'], ['API-003', 'pending'])),
    ).toEqual(['API-001 holds']);
    expect(
      passedTests(
        journeys(
          ['API-001', 'expected'],
          ['API-002', 'unexpected'],
          ['API-003', 'skipped'],
          ['API-004', 'flaky'],
        ),
      ),
    ).toEqual(['wrapper.spec.ts SOCKET-001 the line API-001', 'wrapper.spec.ts SOCKET-001 the line API-004']);
  });

  it('are gathered over all reports of a run, several in one name, and none where nothing ran', () => {
    const folder = mkdtempSync(join(tmpdir(), 'heptad-rows-'));
    try {
      writeFileSync(join(folder, 'unit.json'), JSON.stringify(unit(['API-001, API-002 hold', 'passed'])));
      writeFileSync(join(folder, 'browser.json'), JSON.stringify(journeys(['opens', 'expected'])));
      expect([...provenRows(folder)].sort()).toEqual(['API-001', 'API-002', 'SOCKET-001']);
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(provenRows(folder).size).toBe(0);
  });

  it('are counted by area, with those that lack a proof', () => {
    const rows = rowsOf(`${PAGE}| TOAST-001 | A toast. | §9 | component |\n`);
    expect(byArea(rows, new Set(['API-002', 'TOAST-001']))).toEqual([
      { area: 'API', count: 2, open: [rows[0]] },
      { area: 'TOAST', count: 1, open: [] },
    ]);
  });
});
