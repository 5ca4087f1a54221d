import { existsSync, readdirSync, readFileSync } from 'node:fs';

const ROW = /^\| ([A-Z]+-\d{3}) \| (.*) \| (.*) \| (.*) \|$/;
const CITATION = /\b[A-Z]+-\d{3}\b/g;

/** The rows of one page of requirements, in its order. Rows of open questions are decisions, not requirements. */
export const rowsOf = (page) =>
  page
    .split('\n')
    .map((line) => ROW.exec(line))
    .filter((match) => match !== null && !match[1].startsWith('OPEN-'))
    .map(([, id, text]) => ({ id, area: id.slice(0, -4), text }));

/** All rows of the pages in a folder. */
export const readRows = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => rowsOf(readFileSync(`${folder}/${name}`, 'utf8')));

/** Full names of the tests of a Jest report that ran and passed. */
const passedUnits = (report) =>
  report.testResults.flatMap((file) =>
    file.assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  );

/** Full names of the journeys of a Playwright report that ran and passed, at the latest when they were repeated. */
function passedJourneys(suite) {
  const passed = ({ status }) => status === 'expected' || status === 'flaky';
  const own = (suite.specs ?? []).filter(({ tests }) => tests.some(passed)).map(({ title }) => title);
  return [...own, ...(suite.suites ?? []).flatMap(passedJourneys)].map((title) => `${suite.title} ${title}`);
}

/** The names of the tests that ran and passed, by one report of Jest or of Playwright. */
export const passedTests = (report) =>
  report.stats ? report.suites.flatMap(passedJourneys) : passedUnits(report);

/** The ids of the rows that a test of the last run cites in its name and proved by passing. */
export function provenRows(folder) {
  if (!existsSync(folder)) return new Set();
  const names = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => passedTests(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))));
  return new Set(names.flatMap((name) => name.match(CITATION) ?? []));
}

/** Rows counted by area, in the order in which areas come: how many there are, and those without proof. */
export function byArea(rows, proven) {
  const areas = new Map();
  for (const row of rows) {
    const area = areas.get(row.area) ?? { area: row.area, count: 0, open: [] };
    area.count += 1;
    if (!proven.has(row.id)) area.open.push(row);
    areas.set(row.area, area);
  }
  return [...areas.values()];
}
