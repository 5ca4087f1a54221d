// npm run studio [brand]: shapes a brand beside its real pages, until Ctrl-C.
import { readArguments } from './arguments.mjs';
import { chosenBrands, DEFAULT_BRAND } from './brands.mjs';
import { ensureGames } from './games.mjs';
import { waitForHealth } from './platform.mjs';
import { freePort } from './ports.mjs';
import { checkNode, prepare } from './prepare.mjs';
import { ProcessGroup } from './processes.mjs';
import { Mendable, run, say } from './report.mjs';

await run(async () => {
  checkNode();
  const { names } = readArguments();
  if (names.length > 1) throw new Mendable('npm run studio takes one brand, such as: npm run studio ky');
  const [brand] = chosenBrands(names, [DEFAULT_BRAND]);
  await prepare();
  await ensureGames();

  const sandboxPort = await freePort('SANDBOX_PORT', 4600);
  const gamesPort = await freePort('GAMES_PORT', sandboxPort + 1, { except: [sandboxPort] });
  const port = await freePort('PORT', 4700, { except: [sandboxPort, gamesPort] });
  const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`;
  const group = new ProcessGroup();

  say('Starting the sandbox …');
  group.start('sandbox', ['--import', 'tsx', 'apps/sandbox/src/main.ts'], {
    env: { SANDBOX_PORT: String(sandboxPort), GAMES_PORT: String(gamesPort) },
    onLine: (line) => /error|warn/i.test(line),
  });
  await waitForHealth(`${sandboxOrigin}/__sandbox/health`, 'sandbox');

  say('Starting the studio …');
  group.start('studio', ['--import', 'tsx', 'tools/studio/server/main.ts'], {
    env: {
      STUDIO_PORT: String(port),
      PREVIEW_PORT: String(port + 1),
      SANDBOX_ORIGIN: sandboxOrigin,
      GAMES_ORIGIN: `http://127.0.0.1:${gamesPort}`,
    },
  });
  await waitForHealth(`http://127.0.0.1:${port}/api/brands/${brand}`, 'studio');
  say(`\n  Studio   http://studio.localhost:${port}/?brand=${brand}\n  Ctrl-C ends everything.\n`);
});
