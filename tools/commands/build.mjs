// npm run build [brand…]: all brands and the games' page, or the brands named, into dist/apps/<name>.
import { readArguments } from './arguments.mjs';
import { brandCodes, chosenBrands } from './brands.mjs';
import { gamesProject } from './games.mjs';
import { nx } from './nx.mjs';
import { checkNode, prepare } from './prepare.mjs';
import { Mendable, run } from './report.mjs';

await run(async () => {
  checkNode();
  const { names } = readArguments();
  const built = names.length > 0 ? chosenBrands(names, []) : [...brandCodes(), gamesProject()];
  await prepare();
  const code = await nx(['run-many', '-t', 'build', '-p', built.join(',')]);
  if (code !== 0) throw new Mendable('The build failed; the lines above say where.');
});
