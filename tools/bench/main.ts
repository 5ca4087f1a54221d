import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench, Bed } from './engine/bench';
import { judged, verdictOf, type Figure } from './engine/figure';
import { onceNeeded } from './engine/once';
import { WORKSPACE } from './engine/processes';
import { openBrowser } from './engine/profile';
import { openSite } from './engine/site';
import { tableOf } from './engine/table';

const REPORT = join(WORKSPACE, 'dist/bench.json');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const browser = onceNeeded(openBrowser, (each) => each.close());
const site = onceNeeded(openSite, (each) => each.close());
const bed: Bed = { runs: Number(process.env['BENCH_RUNS'] ?? 5), browser: browser.get, site: site.get, say };

function writeReport(figures: readonly Figure[], failed: readonly string[]): void {
  const lines = figures.map((figure) => ({ ...figure, judged: judged(figure), verdict: verdictOf(figure) }));
  mkdirSync(join(WORKSPACE, 'dist'), { recursive: true });
  writeFileSync(
    REPORT,
    `${JSON.stringify({ at: new Date().toISOString(), runs: bed.runs, figures: lines, failed }, null, 2)}\n`,
  );
}

async function main(names: readonly string[]): Promise<void> {
  const figures: Figure[] = [];
  const failed: string[] = [];
  for (const name of names) {
    say(`— ${name}`);
    try {
      const { bench } = (await import(`./benches/${name}.ts`)) as { readonly bench: Bench };
      figures.push(...(await bench.run(bed)));
    } catch (error) {
      failed.push(name);
      say(
        `  ${name} could not be measured: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    }
  }
  writeReport(figures, failed);
  say(`\n${tableOf(figures)}`);
  const exceeded = figures.filter((figure) => verdictOf(figure) === 'exceeded').map(({ name }) => name);
  if (failed.length > 0) say(`\nNot measured: ${failed.join(', ')}; the lines above say why.`);
  if (exceeded.length > 0) say(`\nExceeded: ${exceeded.join(', ')}.`);
  if (failed.length + exceeded.length > 0) process.exitCode = 1;
}

try {
  await main(process.argv.slice(2));
} finally {
  await browser.close();
  await site.close();
}
