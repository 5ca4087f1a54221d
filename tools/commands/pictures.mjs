// npm run pictures [brand…]: pictures and films of the built pages of the brands named, or of all, into brands/<brand>/guides.
import { readArguments } from './arguments.mjs';
import { brandCodes, chosenBrands } from './brands.mjs';
import { nx } from './nx.mjs';
import { checkNode, ensureBrowser, prepare } from './prepare.mjs';
import { runToEnd } from './processes.mjs';
import { Mendable, run, say } from './report.mjs';

await run(async () => {
  checkNode();
  const { names } = readArguments();
  const brands = chosenBrands(names, brandCodes());
  await prepare();
  if ((await nx(['run-many', '-t', 'build', '-p', brands.join(',')])) !== 0)
    throw new Mendable('The build failed; the lines above say where.');
  const code = await runToEnd(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=e2e/playwright.config.ts',
      ...brands.map((brand) => `--project=pages-${brand}`),
      'guides.spec.ts',
    ],
    { env: { CHROMIUM_PATH: await ensureBrowser(), MATRIX: 'all', PHOTOGRAPH: '1' } },
  );
  if (code !== 0) throw new Mendable('Not every picture could be taken; the lines above say why.');
  say('The pictures and films are in brands/<brand>/guides: look at them before you commit them.');
});
