// npm run preview [brand] [-- --rendered]: the built brand behind the edge with its production headers, against the sandbox.
import { readArguments } from './arguments.mjs';
import { chosenBrands, DEFAULT_BRAND } from './brands.mjs';
import { gamesProject } from './games.mjs';
import { nx } from './nx.mjs';
import { announce, waitForHealth } from './platform.mjs';
import { freePort } from './ports.mjs';
import { checkNode, prepare } from './prepare.mjs';
import { ProcessGroup } from './processes.mjs';
import { Mendable, run, say } from './report.mjs';

await run(async () => {
  checkNode();
  const { names, flags } = readArguments(['--rendered']);
  if (names.length > 1) throw new Mendable('npm run preview takes one brand, such as: npm run preview ky');
  const [brand] = chosenBrands(names, [DEFAULT_BRAND]);
  await prepare();
  if ((await nx(['run-many', '-t', 'build', '-p', `${brand},${gamesProject()}`])) !== 0)
    throw new Mendable('The build failed; the lines above say where.');

  const sandboxPort = await freePort('SANDBOX_PORT', 4600);
  const gamesPort = await freePort('GAMES_PORT', sandboxPort + 1, { except: [sandboxPort] });
  const port = await freePort('PORT', 4200, { except: [sandboxPort, gamesPort] });
  const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`;
  const gamesOrigin = `http://127.0.0.1:${gamesPort}`;
  const group = new ProcessGroup();
  const onLine = (line) => /error|warn/i.test(line);

  say('Starting the sandbox …');
  group.start('sandbox', ['--import', 'tsx', 'apps/sandbox/src/main.ts'], {
    env: { SANDBOX_PORT: String(sandboxPort), GAMES_PORT: String(gamesPort) },
    onLine,
  });
  await waitForHealth(`${sandboxOrigin}/__sandbox/health`, 'sandbox');
  say('Starting the edge …');
  group.start('edge', ['--import', 'tsx', 'apps/edge/src/main.ts'], {
    env: {
      PORT: String(port),
      BRAND: brand,
      SANDBOX_ORIGIN: sandboxOrigin,
      GAMES_ORIGIN: gamesOrigin,
      ...(flags.has('--rendered') && { EDGE_RENDERER: `dist/render/${brand}/first-screen.mjs` }),
      REPORTS_TO: `${sandboxOrigin}/__sandbox/reports`,
    },
    onLine,
  });
  await waitForHealth(`http://127.0.0.1:${port}/`, 'edge');
  announce({ brand, port, sandboxOrigin });
});
