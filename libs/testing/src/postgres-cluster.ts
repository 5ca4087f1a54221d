import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** How a cluster is made: for its one user, without a password. The smallest segments of its log are copied soonest. */
const CLUSTER = ['-U', 'heptad', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N', '--wal-segsize=1'];
const CACHE = join(__dirname, '../../../node_modules/.cache/heptad');

/** Whom PostgreSQL runs as. */
export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** A new folder that its user alone may read, as the server wants it. */
export function ownFolder(prefix: string, user: User | undefined): string {
  const folder = mkdtempSync(prefix);
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  return folder;
}

function mustRun(program: string, args: readonly string[], options: object = {}): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', ...options });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

/**
 * The folder of a cluster without databases of anybody, which is copied for each server: making one takes two seconds, a copy a
 * twentieth of that. It is made by the first that needs it, and kept beside the installed packages.
 */
function emptyCluster(programs: string, user: User | undefined): string {
  const version = basename(dirname(programs));
  const kept = join(
    CACHE,
    ['postgres', version, user?.uid ?? 'own', ...CLUSTER].join('').replace(/\W+/g, '-'),
  );
  if (existsSync(kept)) return kept;
  mkdirSync(CACHE, { recursive: true });
  // Where its user comes to, who may not enter the folders above the packages.
  const making = ownFolder(join(tmpdir(), 'heptad-cluster-'), user);
  const copy = mkdtempSync(`${kept}-`);
  try {
    mustRun(join(programs, 'initdb'), ['-D', making, ...CLUSTER], { ...user, cwd: making });
    mustRun('cp', ['-aT', making, copy]);
    if (!existsSync(kept)) renameSync(copy, kept);
  } catch (error) {
    // Another worker may have been sooner.
    if (!existsSync(kept)) throw error;
  } finally {
    for (const folder of [making, copy]) rmSync(folder, { recursive: true, force: true });
  }
  return kept;
}

/**
 * Puts an empty cluster at `data`, a path that does not exist yet. Throws when it can't be made or copied.
 * @param programs the folder of PostgreSQL's programs
 */
export function copyEmptyCluster(programs: string, user: User | undefined, data: string): void {
  mustRun('cp', ['-a', emptyCluster(programs, user), data]);
}

/** PostgreSQL refuses to run as root: then as the user `postgres`, or `nobody`. */
export function unprivileged(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout),
    );
    if (uid !== undefined && gid !== undefined && uid > 0) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it');
}
