// Renders first screens without pause for some seconds, several at a time, each with its own questions, and prints how many there were.
import { join } from 'node:path';
import { readDeploymentFile, rendererIn } from '@heptad/edge';
import { WORKSPACE } from './processes';

const AT_ONCE = 4;
const PATHS = ['/', '/home/sports'];
const ENOUGH_MS = 10_000;
/** Renders before it is counted: the first ones read the program. */
const WARM_UPS = 20;

const { RENDERER = '', UPSTREAM = '', SECONDS = '4' } = process.env;
const deployment = readDeploymentFile(join(WORKSPACE, 'brands/deployment.development.json'));
const origins = [...deployment.origins, UPSTREAM];
const render = rendererIn(join(WORKSPACE, RENDERER), {
  deployment: { ...deployment, origins },
  upstream: UPSTREAM,
});
if (render === undefined) throw new Error(`There is no ${RENDERER}: build the brand first.`);

let asked = 0;
async function renderOne(): Promise<void> {
  const path = PATHS[asked++ % PATHS.length] ?? '/';
  if ((await render?.({ path, locale: 'zh-CN', withinMs: ENOUGH_MS })) === undefined)
    throw new Error(`${path} was not rendered.`);
}

for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) await renderOne();
const began = performance.now();
const cpuBefore = process.cpuUsage();
let rendered = 0;
const passed = (): number => performance.now() - began;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (; passed() < Number(SECONDS) * 1_000; rendered += 1) await renderOne();
  }),
);
const { user, system } = process.cpuUsage(cpuBefore);
console.log(
  JSON.stringify({ perSecond: rendered / (passed() / 1_000), cpuMs: (user + system) / 1_000 / rendered }),
);
process.exit(0);
