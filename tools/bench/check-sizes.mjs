// node tools/bench/check-sizes.mjs [brand…]: the scripts of the built brands against the floor F; exit code 1 when one has grown.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../commands/arguments.mjs';
import { brandCodes, chosenBrands } from '../commands/brands.mjs';
import { Mendable, run, say } from '../commands/report.mjs';
import { brotliSize, scriptBytes } from './engine/brotli.mjs';
import { buildFloor } from './engine/build-floor.mjs';
import { BUDGETS, heldAgainstBudgets, REACHED } from './sizes.mjs';

const inKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const shown = ({ what, bytes, ratio, limit }) =>
  `${what} ${inKilobytes(bytes)} = ${ratio.toFixed(2)} F (≤ ${limit})`;

function readManifest(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  } catch {
    throw new Mendable(`There is no build in ${folder}: run npm run build first.`);
  }
}

await run(async () => {
  const brands = chosenBrands(readArguments().names, brandCodes());
  const floor = scriptBytes(await buildFloor('floors/foundation'));
  say(
    `F = ${inKilobytes(floor)} brotli; the budgets are ${BUDGETS.home} F for home and ${BUDGETS.route} F for a page`,
  );
  let isOver = false;
  for (const brand of brands) {
    const folder = join('dist/apps', brand);
    const [home, ...pages] = heldAgainstBudgets(
      readManifest(folder),
      (file) => brotliSize(join(folder, file)),
      floor,
      REACHED,
    );
    const over = [home, ...pages].filter((line) => line.over);
    isOver ||= over.length > 0;
    say(`${brand}: ${shown(home)}; largest page ${pages.length > 0 ? shown(pages[0]) : 'none'}`);
    for (const line of over) say(`  over: ${shown(line)}`);
  }
  if (isOver) throw new Mendable('A brand fetches more script than it may; the lines above say which.');
});
