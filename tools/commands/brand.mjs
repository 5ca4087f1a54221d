// npm run brand <code> [-- --en=… --colours=…]: makes a brand by the generator, whose options are in tools/generators.
import { nxGenerate } from './nx.mjs';
import { checkNode, prepare } from './prepare.mjs';
import { Mendable, run } from './report.mjs';

await run(async () => {
  checkNode();
  const [code, ...options] = process.argv.slice(2);
  if (code === undefined || code.startsWith('-'))
    throw new Mendable('Name the brand to make by a code of its own, such as: npm run brand own');
  await prepare();
  if ((await nxGenerate('brand', [code, ...options])) !== 0)
    throw new Mendable('The brand was not made; the lines above say why.');
});
