// npm run frames -- <maps>: puts the places in the lines of standard input, as browsers report them, into those of the sources.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { checkNode, prepare } from './prepare.mjs';
import { runToEnd } from './processes.mjs';
import { Mendable, run } from './report.mjs';

await run(async () => {
  checkNode();
  const [maps, ...more] = readArguments().names;
  if (maps === undefined || more.length > 0 || !existsSync(maps))
    throw new Mendable(
      `Name the folder of a release's maps, such as: npm run frames -- ${join('dist/releases/maps/ky', '0.1.0-abc')} < edge.log`,
    );
  await prepare();
  process.exitCode = await runToEnd(process.execPath, ['--import', 'tsx', 'tools/release/frames.ts', maps]);
});
