// npm run bench [name…]: figures of design, each against its floor; without names all of them. BENCH_RUNS sets how often.
import { readdirSync } from 'node:fs';
import { readArguments } from './arguments.mjs';
import { checkNode, ensureBrowser, ensureTestedServers, prepare } from './prepare.mjs';
import { runToEnd } from './processes.mjs';
import { Mendable, run } from './report.mjs';

const BENCHES = 'tools/bench/benches';

/** A bench is a file; its name is the file's. */
const benchNames = () =>
  readdirSync(BENCHES)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''));

function chosenBenches(names) {
  const known = benchNames();
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Mendable(`There is no bench "${unknown}": choose among ${known.join(', ')}.`);
  return names.length > 0 ? names : known;
}

function checkRuns(text) {
  if (text === undefined || (/^[1-9]\d*$/.test(text) && Number(text) % 2 === 1)) return;
  throw new Mendable(
    `BENCH_RUNS=${text} is not an odd whole number, so it has no middle: set it to 5, for example.`,
  );
}

await run(async () => {
  checkNode();
  const benches = chosenBenches(readArguments().names);
  checkRuns(process.env.BENCH_RUNS);
  await prepare();
  await ensureTestedServers();
  process.exitCode = await runToEnd(
    process.execPath,
    ['--import', 'tsx', 'tools/bench/main.ts', ...benches],
    {
      env: { CHROMIUM_PATH: await ensureBrowser() },
    },
  );
});
