// npm run catalogue [-- --build | --photograph]: every component in every state, in every brand, until Ctrl-C; as a folder; as pictures.
import { readArguments } from './arguments.mjs';
import { brandCodes } from './brands.mjs';
import { nx } from './nx.mjs';
import { waitForHealth } from './platform.mjs';
import { freePort } from './ports.mjs';
import { checkNode, ensureBrowser, prepare } from './prepare.mjs';
import { ProcessGroup, runToEnd } from './processes.mjs';
import { Mendable, run, say } from './report.mjs';

const STORYBOOK = 'node_modules/storybook/dist/bin/dispatcher.js';
/** Storybook would else tell its makers of each run and ask them for news. */
const SILENCE = { STORYBOOK_DISABLE_TELEMETRY: '1', DO_NOT_TRACK: '1', CI: '1' };

/** Keeps a photograph of every story and of the key pages, in every brand, for the visual tests to compare with. */
async function photograph() {
  const code = await runToEnd(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=e2e/playwright.config.ts',
      '--project=catalogue',
      '--project=pages-*',
    ],
    { env: { CHROMIUM_PATH: await ensureBrowser(), MATRIX: 'all', PHOTOGRAPH: '1' } },
  );
  if (code !== 0) throw new Mendable('Not everything could be photographed; the lines above say why.');
  say('The photographs are in e2e/visual/baselines: look at them before you commit them.');
}

await run(async () => {
  checkNode();
  const { names, flags } = readArguments(['--build', '--photograph']);
  if (names.length > 0)
    throw new Mendable('npm run catalogue takes no name: choose the brand in its toolbar.');
  await prepare();

  if (flags.size > 0) {
    const built = flags.has('--photograph')
      ? ['run-many', '-t', 'build', '-p', [...brandCodes(), 'catalogue'].join(',')]
      : ['run', 'catalogue:build'];
    if ((await nx(built)) !== 0)
      throw new Mendable('The catalogue could not be built; the lines above say why.');
    if (flags.has('--photograph')) await photograph();
    else say('The catalogue is in dist/catalogue.');
    return;
  }

  const port = await freePort('PORT', 4400);
  const group = new ProcessGroup();
  say('Starting the catalogue …');
  group.start(
    'catalogue',
    [
      ...[STORYBOOK, 'dev', '--config-dir=catalogue', '--host=127.0.0.1', `--port=${port}`, '--exact-port'],
      ...['--ci', '--no-open', '--no-version-updates', '--disable-telemetry', '--quiet'],
    ],
    { env: SILENCE, onLine: (line) => /error|warn/i.test(line) },
  );
  await waitForHealth(`http://127.0.0.1:${port}/`, 'catalogue');
  say(`\n  Catalogue   http://127.0.0.1:${port}\n  Ctrl-C ends it.\n`);
});
