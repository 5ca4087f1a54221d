// npm start [brand] [-- --fresh --host]: the sandbox and one brand, in development, until Ctrl-C.
import { networkInterfaces } from 'node:os';
import { readArguments } from './arguments.mjs';
import { chosenBrands, DEFAULT_BRAND } from './brands.mjs';
import { ensureGames } from './games.mjs';
import { announce, waitForHealth } from './platform.mjs';
import { freePort } from './ports.mjs';
import { checkNode, prepare } from './prepare.mjs';
import { ProcessGroup } from './processes.mjs';
import { Mendable, run, say } from './report.mjs';

const lanAddress = () =>
  Object.values(networkInterfaces())
    .flat()
    .find((entry) => entry && entry.family === 'IPv4' && !entry.internal)?.address;

await run(async () => {
  checkNode();
  const { names, flags } = readArguments(['--fresh', '--host']);
  if (names.length > 1) throw new Mendable('npm start takes one brand, such as: npm start ky');
  const [brand] = chosenBrands(names, [DEFAULT_BRAND]);
  await prepare();
  await ensureGames();

  const sandboxPort = await freePort('SANDBOX_PORT', 4600);
  const gamesPort = await freePort('GAMES_PORT', sandboxPort + 1, { except: [sandboxPort] });
  const port = await freePort('PORT', 4200, {
    except: [sandboxPort, gamesPort],
    host: flags.has('--host') ? '0.0.0.0' : '127.0.0.1',
  });
  const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`;
  const gamesOrigin = `http://127.0.0.1:${gamesPort}`;
  const group = new ProcessGroup();

  say('Starting the sandbox …');
  group.start('sandbox', ['--import', 'tsx', 'apps/sandbox/src/main.ts', ...flags], {
    env: { SANDBOX_PORT: String(sandboxPort), GAMES_PORT: String(gamesPort) },
    onLine: (line) => /error|warn/i.test(line),
  });
  await waitForHealth(`${sandboxOrigin}/__sandbox/health`, 'sandbox');

  say(`Starting ${brand} …`);
  group.start(
    brand,
    ['node_modules/vite/bin/vite.js', '--config', `apps/${brand}/vite.config.mts`, `apps/${brand}`],
    {
      env: {
        PORT: String(port),
        SANDBOX_ORIGIN: sandboxOrigin,
        GAMES_ORIGIN: gamesOrigin,
        ...(flags.has('--host') && { HOST: '0.0.0.0' }),
      },
      onLine: (line) => /error|warn/i.test(line),
    },
  );
  await waitForHealth(`http://127.0.0.1:${port}/`, brand);
  announce({ brand, port, sandboxOrigin, lan: flags.has('--host') ? lanAddress() : undefined });
});
