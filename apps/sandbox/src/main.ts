import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defined } from '@heptad/formatting';
import { DEMO_PASSWORD, createSandbox, createWebPushSender } from '@heptad/sandbox';
import type { Sandbox } from '@heptad/sandbox';
import type { StorageOptions } from '@heptad/sandbox-ledger';
import { gamesOptions, moment, vapidKeys, wholeNumber } from './settings';
import { sitesWithArt } from './site-art';
import { streamVariants } from './stream-files';

const HOST = '127.0.0.1';
const EVERY_ADDRESS = '0.0.0.0';
const DEFAULT_PORT = 4600;
const PORTS_TO_TRY = 20;
const DATABASE_FILE = '.heptad/sandbox.db';
// Not from where it was started: its database lies there, the brands lie here.
const BRANDS = join(import.meta.dirname, '../../../brands');
const FRAMES = join(import.meta.dirname, '../../../dist/apps/games');
const STREAMS = join(import.meta.dirname, '../streams');

function storageOptions(): StorageOptions {
  const url = process.env['DATABASE_URL'];
  return url === undefined || url === '' ? { sqlite: DATABASE_FILE } : { postgres: url };
}

/** Listens on the wanted port, or on the next free one. @param host this machine alone, or every address of it */
async function listen(app: Sandbox['app'], wanted: number, host = HOST): Promise<number> {
  for (let port = wanted; ; port += 1) {
    try {
      await app.listen({ host, port });
      return port;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || port - wanted >= PORTS_TO_TRY) throw error;
    }
  }
}

/** Closes the sandbox at the first signal, and leaves. */
function closeOnSignal(sandbox: Sandbox): void {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      sandbox.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { fresh: { type: 'boolean', default: false }, host: { type: 'boolean', default: false } },
  });
  const lan = values.host;
  const seed = wholeNumber('SANDBOX_SEED');
  const start = moment('SANDBOX_NOW');
  const wanted = wholeNumber('SANDBOX_PORT') ?? DEFAULT_PORT;
  const keys = vapidKeys();
  const subject = process.env['PUSH_SUBJECT'];
  const sandbox = await createSandbox({
    storage: storageOptions(),
    sites: sitesWithArt(BRANDS),
    streams: streamVariants(STREAMS),
    fresh: values.fresh,
    demoAgent: true,
    logger: console,
    games: { ...gamesOptions(lan), frames: FRAMES },
    ...defined({ seed, start, vapidKeys: keys }),
    // Notifications stay on this machine unless the deployment says whom push services may write to.
    ...(subject && { pushSender: (own) => createWebPushSender({ keys: own, subject }) }),
  });
  closeOnSignal(sandbox);
  const port = await listen(sandbox.app, wanted);
  const gamesPort = await listen(
    sandbox.games,
    wholeNumber('GAMES_PORT') ?? port + 1,
    lan ? EVERY_ADDRESS : HOST,
  );
  const origin = `http://${HOST}:${String(port)}`;
  if (port !== wanted) console.log(`Port ${String(wanted)} is taken, using ${String(port)}.`);
  console.log(`Sandbox ready at ${origin} (panel: ${origin}/__sandbox/)`);
  console.log(`Games at http://${HOST}:${String(gamesPort)}${lan ? ', and in the local network' : ''}`);
  console.log(`Play money only. Demo member: demo01 / ${DEMO_PASSWORD}`);
}

/** A refused connection to PostgreSQL has a code and no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

main().catch((error: unknown) => {
  console.error(`The sandbox could not start: ${reasonOf(error)}`);
  process.exit(1);
});
