// npm run release <brand…>: builds the brands and writes for each a folder and an archive that run without the repository.
import { readArguments } from './arguments.mjs';
import { chosenBrands } from './brands.mjs';
import { nx } from './nx.mjs';
import { checkNode, prepare } from './prepare.mjs';
import { runToEnd } from './processes.mjs';
import { Mendable, run, say } from './report.mjs';

await run(async () => {
  checkNode();
  const { names } = readArguments();
  if (names.length === 0) throw new Mendable('Name the brands to release, such as: npm run release ky');
  const brands = chosenBrands(names, []);
  await prepare();
  // Its scripts' maps lie apart from what is deployed.
  process.env.SOURCE_MAPS = '1';
  if ((await nx(['run-many', '-t', 'build', '-p', brands.join(',')])) !== 0)
    throw new Mendable('The build failed; the lines above say where.');
  say('Making the releases …');
  const code = await runToEnd(process.execPath, ['--import', 'tsx', 'tools/release/main.ts', ...brands]);
  if (code !== 0) throw new Mendable('The release failed; the lines above say why.');
});
