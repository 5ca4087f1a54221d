import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SandboxOptions, createSandbox } from '@heptad/sandbox';
import type { StorageOptions } from '@heptad/sandbox-ledger';
import type { PostgresServer } from './postgres';

/** What of a sandbox's options a new database depends on. */
type Seeding = Omit<SandboxOptions, 'storage'>;

/** Where a SQLite file says that it has a write-ahead log, which one in memory has not. */
const JOURNAL_BYTES = [18, 19];

/** How often a seeding was asked for, and what came of it, by engine. */
const asked = new Map<string, number>();
const prepared = new Map<string, Promise<() => Promise<StorageOptions>>>();

/**
 * Storage for a new sandbox. Of the first of its kind it is empty; the later ones get a copy of what a sandbox has made of an empty one,
 * its tables and demo members, which else is most of a start. Each is its own.
 */
export async function storageFor(
  server: PostgresServer | undefined,
  seeding: Seeding,
): Promise<StorageOptions> {
  const { now = Date.now, start, seed, vapidKeys, demoAgent = false } = seeding;
  const time = seeding.now === undefined ? 'real' : now();
  const key = JSON.stringify([server?.port, time, start, seed, vapidKeys, demoAgent]);
  const count = (asked.get(key) ?? 0) + 1;
  asked.set(key, count);
  if (count === 1 || demoAgent)
    return server === undefined ? { sqlite: ':memory:' } : { postgres: await server.createDatabase() };
  const known = prepared.get(key) ?? (server === undefined ? inSqlite(seeding) : inPostgres(server, seeding));
  prepared.set(key, known);
  return (await known)();
}

async function seeded(storage: StorageOptions, seeding: Seeding): Promise<void> {
  const sandbox = await createSandbox({ ...seeding, storage });
  await sandbox.close();
}

async function inSqlite(seeding: Seeding): Promise<() => Promise<StorageOptions>> {
  const folder = mkdtempSync(join(tmpdir(), 'heptad-sqlite-'));
  try {
    const path = join(folder, 'prepared.db');
    await seeded({ sqlite: path }, seeding);
    const bytes = readFileSync(path);
    for (const at of JOURNAL_BYTES) bytes[at] = 1;
    return () => Promise.resolve({ sqlite: bytes });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inPostgres(server: PostgresServer, seeding: Seeding): Promise<() => Promise<StorageOptions>> {
  const postgres = await server.createDatabase();
  await seeded({ postgres }, seeding);
  return async () => ({ postgres: await server.createDatabase(postgres) });
}
