// npm run build [brand…]: all brands, or those named, into dist/apps/<brand>.
import { readArguments } from './arguments.mjs';
import { brandCodes, chosenBrands } from './brands.mjs';
import { nx } from './nx.mjs';
import { checkNode, prepare } from './prepare.mjs';
import { Mendable, run } from './report.mjs';

await run(async () => {
  checkNode();
  const brands = chosenBrands(readArguments().names, brandCodes());
  await prepare();
  const code = await nx(['run-many', '-t', 'build', '-p', brands.join(',')]);
  if (code !== 0) throw new Mendable('The build failed; the lines above say where.');
});
