import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { copyEmptyCluster, ownFolder, unprivileged } from './postgres-cluster';

/** A private PostgreSQL server. */
export interface PostgresServer {
  /** Where it listens, at 127.0.0.1. */
  readonly port: number;
  /**
   * Makes a database and gives the address to connect to it.
   * @param like the address of one that nobody is connected to, which it becomes a copy of; empty without it
   */
  createDatabase(like?: string): Promise<string>;
  stop(): Promise<void>;
}

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const READY_MS = 20_000;
const POLL_MS = 50;
/** A test's data need not outlive the machine's next failure, and nobody copies or cleans them. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};
/** Where files live in memory: a database is a thousand of them, made and thrown away for every test. */
const MEMORY_FOLDER = '/dev/shm';
/** Bytes that the databases of a spec file need at most. */
const ROOM = 2 ** 31;

/** The folder of the newest installed PostgreSQL's programs; `undefined` when there is none. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(DEBIAN_FOLDER)) return undefined;
  const versions = readdirSync(DEBIAN_FOLDER)
    .filter((version) => existsSync(join(DEBIAN_FOLDER, version, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a));
  return versions[0] === undefined ? undefined : join(DEBIAN_FOLDER, versions[0], 'bin');
}

/** The engines that a storage suite runs over. */
export type TestedEngine = 'sqlite' | 'postgres';

/**
 * Both engines, or SQLite alone with a printed notice where PostgreSQL is not installed. Where CI is set it throws instead: a
 * suite that silently proves one engine of two is worth nothing there.
 */
export function testedEngines(): readonly TestedEngine[] {
  if (postgresPrograms() !== undefined) return ['sqlite', 'postgres'];
  const sentence = `PostgreSQL is not installed under ${DEBIAN_FOLDER}; install the Debian package "postgresql".`;
  if (process.env['CI']) throw new Error(sentence);
  process.stderr.write(`${sentence} Its half of the storage tests is left out.\n`);
  return ['sqlite'];
}

/**
 * Engines of a suite that keeps no books of its own: what it stores goes through the ledger, the members and the query builder, which
 * suites of `testedEngines` prove on both. SQLite, and with the full matrix (`MATRIX=all`) both.
 */
export function matrixEngines(): readonly TestedEngine[] {
  return process.env['MATRIX'] === 'all' ? testedEngines() : ['sqlite'];
}

/**
 * Starts a server of its own on a free port of 127.0.0.1, in a temporary folder, never as root. Throws when PostgreSQL is not
 * installed or does not become ready.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not installed');
  const user = unprivileged();
  const folder = ownFolder(join(roomyFolder(), 'heptad-postgres-'), user);
  const data = join(folder, 'data');
  copyEmptyCluster(programs, user, data);

  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const addressOf = (database: string): string => `postgres://heptad@127.0.0.1:${String(port)}/${database}`;

  async function stop(): Promise<void> {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }

  const deadline = Date.now() + READY_MS;
  let connected = await connectedTo(addressOf('postgres'));
  while (connected === undefined) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('the private PostgreSQL server did not become ready');
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    connected = await connectedTo(addressOf('postgres'));
  }

  // Kept for all databases: a program of its own for each takes four times as long.
  const keeper = connected;
  let databases = 0;
  return {
    port,
    async createDatabase(like) {
      databases += 1;
      const name = `test_${String(databases)}`;
      // By files: through the log a copy takes three times as long.
      const copied =
        like === undefined ? '' : ` TEMPLATE ${new URL(like).pathname.slice(1)} STRATEGY file_copy`;
      await keeper.query(`CREATE DATABASE ${name}${copied}`);
      return addressOf(name);
    },
    async stop() {
      await keeper.end();
      await stop();
    },
  };
}

/** A connection to a server that takes them already. */
async function connectedTo(address: string): Promise<pg.Client | undefined> {
  const client = new pg.Client(address);
  // The server may end before its connections do.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    return undefined;
  }
}

/** In memory where there is room, else where temporary files are. */
function roomyFolder(): string {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize >= ROOM ? MEMORY_FOLDER : tmpdir();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}
