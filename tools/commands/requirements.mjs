// npm run requirements: the rows of docs/requirements, by area, that no test of the last `npm test` proved.
import { byArea, provenRows, readRows } from './requirement-rows.mjs';
import { Mendable, run, say } from './report.mjs';

const RESULTS = 'dist/results';

await run(() => {
  const rows = readRows('docs/requirements');
  const proven = provenRows(RESULTS);
  if (proven.size === 0)
    throw new Mendable(
      'No results of tests were found: run npm test first, a row counts as proven when a test that cites it has passed.',
    );
  const areas = byArea(rows, proven);
  for (const { area, count, open } of areas) {
    say(`\n${area}: ${count - open.length} of ${count}`);
    for (const { id, text } of open) say(`  ${id}  ${text}`);
  }
  const missing = areas.reduce((sum, { open }) => sum + open.length, 0);
  say(`\n${rows.length - missing} of ${rows.length} requirements are proven by a test that ran and passed.`);
});
